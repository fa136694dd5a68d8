"""What must be fast, measured."""
