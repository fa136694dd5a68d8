"""python-chess: random games, real decisions."""

import random

import chess
from answer import serve


def playouts() -> int:
    board = chess.Board()
    real = 0
    while not board.is_game_over(claim_draw=False) and board.ply() < 400:
        legal = list(board.legal_moves)
        real += len(legal) > 1
        board.push(random.choice(legal))
    return real


def clones() -> int:
    for _ in range(50):
        MIDDLE.copy(stack=False)
    return 50


random.seed(1)
MIDDLE = chess.Board()
serve({"playouts": playouts, "clones": clones})
