"""The rules, one file per part of the rulebook. `flow` asks and carries out, `effects` reads cards."""
