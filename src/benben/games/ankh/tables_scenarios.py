"""The scenarios of Ankh, one row for each number of players.

Hexes stand in the order of order tokens and players. A monument is its letter (O obelisk, T temple, P pyramid), its
hex and, after `=`, the player who controls it. A camel lies between two hexes. To correct a set-up, change its row.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain

MIDDLE_KINGDOM: Final = 0
OLD_KINGDOM: Final = 1
PEOPLES_REVOLT: Final = 2
KING_IS_DEAD: Final = 3
SCENARIO: Final = Domain("scenario", ("middle_kingdom", "old_kingdom", "peoples_revolt", "king_is_dead"))


class Layout(NamedTuple):
    key: str
    scenario: int
    players: int
    tokens: str
    """A hex of the region of each order token, from 1."""
    camels: tuple[str, ...]
    gods: str
    warriors: str
    monuments: str
    source: str


REVOLT_DELTA: Final = "1.4/1.5 1.5/2.4 2.4/2.5 2.5/3.4 3.4/3.5"
REVOLT_WEST: Final = "3.2/3.3 3.2/4.2 3.1/4.2 3.1/4.1 4.0/4.1 4.1/5.0 4.1/5.1"
REVOLT_EAST: Final = "3.7/4.6 4.6/4.7 4.7/5.6 5.6/5.7 5.7/6.6 5.7/6.7 6.7/6.8"
REVOLT_SOUTH: Final = "6.7/7.7 7.6/7.7 7.7/8.6 8.6/8.7 8.6/9.6 8.5/8.6 7.5/8.5"

LAYOUTS: Final = (
    Layout(
        "mk_2", MIDDLE_KINGDOM, 2, "4.5 4.6 3.5",
        (),
        "5.1 7.6", "4.1 6.6",
        "T0.3 O1.8 P2.5 O5.0=1 P5.8 T6.5=2 P8.1",
        "P",
    ),
    Layout(
        "mk_3", MIDDLE_KINGDOM, 3, "4.5 4.6 3.5",
        (),
        "4.3 7.6 2.5", "4.4 6.6 3.4",
        "O1.8 P2.4=3 P3.0 T3.5 P3.7 T5.4=1 T5.9 O6.5=2 O7.2",
        "P",
    ),
    Layout(
        "mk_4", MIDDLE_KINGDOM, 4, "4.0 4.5 3.5 4.6",
        ("3.0/4.0 3.1/4.0 3.1/4.1 4.1/4.2",),
        "3.1 7.3 2.5 4.7", "3.2 7.4 3.4 5.6",
        "T1.3 P2.8 O3.5=3 O3.8 O4.1 T4.2=1 P5.5 P5.7=4 P7.0 T8.4=2 T8.6",
        "PI",
    ),
    Layout(
        "mk_5", MIDDLE_KINGDOM, 5, "4.5 4.6 7.5 3.5 4.0",
        ("6.5/7.5 6.5/7.6 6.6/7.6 6.6/6.7 5.7/6.7 6.7/6.8", "3.0/4.0 3.1/4.0 3.1/4.1 4.1/4.2",),
        "3.1 4.8 8.8 3.4 6.1", "3.2 3.7 8.7 2.5 7.2",
        "T0.2 T1.6 T2.1=1 P3.5=4 O3.8=2 O4.1 P4.5 P6.6 P7.1=5 O7.6 T8.4 T8.9=3",
        "PI",
    ),
    Layout(
        "ok_2", OLD_KINGDOM, 2, "4.4 4.6 1.5",
        (),
        "5.7 4.1", "5.1 6.7",
        "T2.5 T2.9 O5.0=1 T5.4 O6.8=2 T8.2 T8.6",
        "P",
    ),
    Layout(
        "ok_3", OLD_KINGDOM, 3, "1.5 4.6 4.4",
        (),
        "7.5 4.1 1.7", "2.8 8.6 5.1",
        "T1.2 T1.5 O1.8=1 T2.9 O5.0=3 T5.4 T5.6 T7.1 O8.5=2",
        "P",
    ),
    Layout(
        "ok_4", OLD_KINGDOM, 4, "7.7 4.4 1.5 6.6",
        ("6.5/6.6 6.6/7.6 6.7/7.6 6.7/7.7",),
        "4.1 2.4 4.9 7.5", "8.6 5.1 1.5 5.8",
        "T0.1 O1.4=3 T1.7 T2.9 O5.0=2 T5.4 T5.6 O5.9=4 T7.2 O8.5=1 T8.9",
        "P",
    ),
    Layout(
        "ok_5", OLD_KINGDOM, 5, "7.7 6.0 4.4 1.5 4.6",
        ("6.5/6.6 6.6/7.6 6.7/7.6 6.7/7.7", "5.0/6.0 5.0/5.1 4.1/5.1",),
        "6.1 3.1 2.4 4.9 7.5", "8.6 5.1 4.2 1.5 5.8",
        "T0.1 O1.4=4 T1.7 T2.9 O4.1=3 T4.4 T5.6 O5.9=5 O6.0=2 T8.4 O8.5=1 T8.9",
        "PI",
    ),
    Layout(
        "pr_2", PEOPLES_REVOLT, 2, "7.9 7.1 1.7 1.3 4.4 4.8 7.6",
        (REVOLT_DELTA, REVOLT_WEST, REVOLT_EAST, REVOLT_SOUTH,),
        "4.3 5.8", "3.6 3.4",
        "O2.3 T2.7 O5.4 T5.7 T6.6 P7.3=2 P8.8=1",
        "P",
    ),
    Layout(
        "pr_3", PEOPLES_REVOLT, 3, "4.9 1.2 7.1 7.9 2.8 6.5 5.4",
        (REVOLT_DELTA, REVOLT_WEST, REVOLT_EAST, REVOLT_SOUTH,),
        "8.3 5.8 1.3", "2.4 7.3 5.7",
        "T0.2 P2.3=2 O2.6 T4.2 O4.5 P4.7=1 O7.5 P8.2=3 T8.7",
        "P",
    ),
    Layout(
        "pr_4", PEOPLES_REVOLT, 4, "4.8 1.2 6.1 1.7 7.9 7.6 5.4",
        (REVOLT_DELTA, REVOLT_WEST, REVOLT_EAST, REVOLT_SOUTH,),
        "3.6 5.8 1.3 7.3", "7.4 3.5 5.7 2.4",
        "T0.2 O1.8 P2.3=2 P2.5=4 T4.2 O4.5 P4.7=1 T6.5 T7.1 P8.4=3 O8.7",
        "P",
    ),
    Layout(
        "pr_5", PEOPLES_REVOLT, 5, "2.7 3.0 4.9 0.3 7.9 7.6 8.2 4.3",
        (REVOLT_DELTA, REVOLT_WEST, REVOLT_EAST, "6.1/7.2 6.1/7.1 7.0/7.1 7.0/8.0", REVOLT_SOUTH,),
        "7.7 2.6 5.1 4.8 2.2", "3.4 9.6 3.5 7.0 5.7",
        "T0.1 P2.3=4 P2.5=1 O2.9 T4.2 O4.5 P4.7=3 P6.0=2 T6.6 T8.1 O8.4 P8.7=5",
        "P",
    ),
    Layout(
        "kd_2", KING_IS_DEAD, 2, "1.5 4.6 4.4",
        (),
        "", "",
        "T1.2 O1.8 P2.5 P4.4 P5.8 O7.2 T7.6",
        "D",
    ),
    Layout(
        "kd_3", KING_IS_DEAD, 3, "1.5 4.6 4.4",
        (),
        "", "",
        "T1.2 O1.8 P2.5 T3.1 O3.8 P5.8 P6.0 O7.2 T7.6",
        "D",
    ),
    Layout(
        "kd_4", KING_IS_DEAD, 4, "1.5 4.6 5.0 4.4",
        ("4.0/5.0 4.1/5.0 4.1/5.1",),
        "", "",
        "T1.2 O1.8 P2.5 T3.1 O3.8 P4.4 P5.8 P6.0 O7.2 T7.6 T8.4",
        "D",
    ),
    Layout(
        "kd_5", KING_IS_DEAD, 5, "1.5 4.6 7.7 5.0 4.4",
        ("4.0/5.0 4.1/5.0 4.1/5.1", "5.6/6.6 5.7/6.6 5.7/6.7 6.7/6.8",),
        "", "",
        "T1.2 O1.8 P2.5 T3.1 O3.8 P4.4 P5.8 P6.0 O7.2 T7.6 T8.4 O8.8",
        "D",
    ),
)  # fmt: skip
LAYOUT: Final = {(row.scenario, row.players): row for row in LAYOUTS}
