"""The rules of Treos, one file per part of the rulebook. `turn` is the way in."""
