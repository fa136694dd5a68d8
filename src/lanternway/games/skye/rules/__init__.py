"""The rules, one file per part of the rulebook; `flow` says what comes after what."""
