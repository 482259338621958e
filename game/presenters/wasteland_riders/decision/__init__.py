"""The panel of the present decision: one view for each kind of decision."""
