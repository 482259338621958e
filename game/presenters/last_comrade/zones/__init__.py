"""Everything around the field."""
