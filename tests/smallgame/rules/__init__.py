"""The rules, one file per part of the rulebook."""
