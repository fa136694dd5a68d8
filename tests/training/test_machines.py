"""The same games give the same values, whatever machine adds them up."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[2]
SCRIPT: Final = """
import numpy as np
from lanternway.training.fit import fit, scales_of
from lanternway.training.positions import Positions

rows, width = 8_000, 40
chance = np.random.default_rng(5)
features = chance.normal(0.0, 3.0, (rows, 2, width))
scores = features @ chance.normal(0.0, 1.0, width) + chance.normal(0.0, 9.0, (rows, 2))
shares = (scores > scores[:, ::-1]).astype(np.float64)
left = chance.random(rows)
some = [Positions(features, scores, shares, left, np.arange(rows) // 20)]
found = fit(some, [0.1] * width, 2, 0)
print(found.skip, found.hidden, found.starts, found.output, found.scales)
print(scales_of(some, found.skip))
"""


def fitted(**environment: str) -> str:
    """What another process fits that adds up in another way."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_a_fit_does_not_hang_on_the_processor() -> None:
    usual = fitted(OPENBLAS_NUM_THREADS="1")
    assert len(usual) > 500
    assert fitted(OPENBLAS_NUM_THREADS="2") == usual, "two cores"
    assert fitted(OPENBLAS_NUM_THREADS="1", OPENBLAS_CORETYPE="Nehalem") == usual, "old ones"
