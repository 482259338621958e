"""Cards of soldiers and vehicles."""
