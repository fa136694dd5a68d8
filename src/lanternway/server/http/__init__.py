"""HTTP: everything that the socket can do, and the rest. One file a part of docs/api.md."""
