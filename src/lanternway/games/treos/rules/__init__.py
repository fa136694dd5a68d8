"""The rules of Treos, one file a part of the rulebook. `turn` is the way in."""
