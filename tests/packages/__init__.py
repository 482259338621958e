"""What people download is installed, started and removed; see docs/TESTING.md."""
