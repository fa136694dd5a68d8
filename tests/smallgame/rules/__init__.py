"""The rules, one file a part of the rulebook."""
