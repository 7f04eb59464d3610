"""Fingerprints of random games, to compare builds: `python -m tests.games.hashes [GAMES]`."""

import sys
from hashlib import blake2b

from benben.arena.bench import compiled
from benben.core import codec
from tests.games.conformance import CASES, positions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for case in CASES:
        for seed in range(games):
            chain = blake2b(digest_size=8)
            number = 0
            for s, _, _ in positions(case, seed):
                number += 1
                chain.update(codec.digest(case.game, s).encode())
            print(case, seed, number, chain.hexdigest())
    print("compiled" if compiled() else "interpreted", file=sys.stderr)


if __name__ == "__main__":
    main()
