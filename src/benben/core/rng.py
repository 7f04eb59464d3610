"""Chance: two generators behind one `below(n)`.

Live tables draw from a keyed counter, whose 128-bit key cannot be found from a few draws.
Search draws from a one-integer stream, which is fast and may be guessed.
"""

from hashlib import blake2b, sha256

LEHMER = 2147483647
WORD = (1 << 64) - 1


class Rng:
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        raise NotImplementedError

    def row(self) -> list[object]:
        """The generator as JSON."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class KeyedRng(Rng):
    """A counter encrypted with a secret seed of 128 bits."""

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed
        self.count = count

    def below(self, n: int) -> int:
        self.count += 1
        word = blake2b(self.count.to_bytes(8, "big"), key=self.seed.to_bytes(16, "big"), digest_size=8)
        return int.from_bytes(word.digest(), "big") % n

    def clone(self) -> Rng:
        return KeyedRng(self.seed, self.count)

    def row(self) -> list[object]:
        return ["keyed", f"{self.seed:032x}", self.count]


class FastRng(Rng):
    """A Lehmer stream: one multiplication a draw."""

    def __init__(self, seed: int) -> None:
        self.word = scatter(seed) % (LEHMER - 1) + 1

    def below(self, n: int) -> int:
        self.word = self.word * 48271 % LEHMER
        return self.word % n

    def clone(self) -> Rng:
        twin = FastRng(0)
        twin.word = self.word
        return twin

    def row(self) -> list[object]:
        return ["fast", self.word]


def scatter(seed: int) -> int:
    """Neighbouring seeds far apart, in 64 bits."""
    word = ((seed ^ seed >> 64) + 0x9E3779B97F4A7C15) & WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


def rng_from(row: list[object]) -> Rng:
    """The generator that `row()` described."""
    if row[0] == "keyed":
        return KeyedRng(int(str(row[1]), 16), int(str(row[2])))
    twin = FastRng(0)
    twin.word = int(str(row[1]))
    return twin


def commitment(seed: int) -> str:
    """What may be shown of a seed before the game is over."""
    return sha256(seed.to_bytes(16, "big")).hexdigest()
