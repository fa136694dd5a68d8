"""The rules, one file a part of the rulebook. `flow` asks and carries out, `effects` reads cards."""
