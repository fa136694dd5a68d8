"""The rules, one file a part of the rulebook; `flow` says what comes after what."""
