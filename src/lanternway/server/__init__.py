"""The server: tables that lose nothing and leak nothing. docs/server.md says how to run it, docs/api.md
how programs talk to it; `wire` holds every message, `table` what a table is, `store` where it is kept.
"""
