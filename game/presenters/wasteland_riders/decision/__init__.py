"""The panel of what is being decided: one view for each kind of decision."""
