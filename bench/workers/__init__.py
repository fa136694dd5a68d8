"""Programs that measure one thing each in a Python of their own, on request."""
