"""The server's promises, each with a test that fails without its mechanism."""
