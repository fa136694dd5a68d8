"""What must hold when everything goes wrong."""
