"""HTTP: everything the socket can do, and the rest. One file per part of docs/api.md."""
