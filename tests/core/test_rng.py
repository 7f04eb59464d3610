"""Both generators: fair, repeatable, copied without a link."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.core.rng import FastRng, KeyedRng, Rng, commitment, rng_from

MAKERS = pytest.mark.parametrize("make", [KeyedRng, FastRng], ids=["keyed", "fast"])


@MAKERS
@given(seed=st.integers(0, (1 << 128) - 1), n=st.integers(1, 1000))
def test_below_stays_below(make: type[KeyedRng] | type[FastRng], seed: int, n: int) -> None:
    rng = make(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@MAKERS
def test_draws_are_even(make: type[KeyedRng] | type[FastRng]) -> None:
    rng = make(1)
    counts = [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert all(1800 < count < 2200 for count in counts), counts


@MAKERS
def test_a_clone_goes_on_alike_and_apart(make: type[KeyedRng] | type[FastRng]) -> None:
    rng: Rng = make(7)
    rng.below(10)
    twin, again = rng.clone(), rng_from(rng.row())
    draws = [rng.below(1000) for _ in range(10)]
    assert [twin.below(1000) for _ in range(10)] == draws == [again.below(1000) for _ in range(10)]


@MAKERS
def test_shuffle_reaches_every_order(make: type[KeyedRng] | type[FastRng]) -> None:
    seen = set()
    for seed in range(200):
        cards = [0, 1, 2]
        make(seed).shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 6


def test_keyed_draws_depend_on_all_of_the_seed() -> None:
    first = [KeyedRng(1).below(1 << 60), KeyedRng(1 + (1 << 127)).below(1 << 60)]
    assert first[0] != first[1]


def test_the_commitment_tells_nothing_but_fits_only_its_seed() -> None:
    assert commitment(5) != commitment(6) and len(commitment(5)) == 64 and "5" * 30 not in commitment(5)
