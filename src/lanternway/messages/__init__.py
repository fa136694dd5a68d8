"""What clients and servers say to each other, as types: nothing of how either of them works.

`client` has what clients send, `server` what the server sends, `http` what only HTTP answers.
"""
