"""Random play of Catanatron, run inside its own environment by compare.py: decisions per second and clone time."""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float = 5.0) -> None:
    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    random.seed(1)
    decisions = options = games = forced = 0
    Game([RandomPlayer(color) for color in colors]).play()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(color) for color in colors])
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            options += len(actions)
            forced += len(actions) == 1
            decisions += 1
            game.play_tick()
        games += 1
    took = time.perf_counter() - began
    copies = 2000
    start = time.perf_counter()
    for _ in range(copies):
        game.copy()
    clone = (time.perf_counter() - start) / copies * 1e6
    print(
        json.dumps(
            {
                "decisions_per_second": round(decisions / took),
                "options_per_decision": round(options / decisions, 2),
                "forced_share": round(forced / decisions, 3),
                "games_per_second": round(games / took, 1),
                "clone_us": round(clone, 1),
            }
        )
    )


if __name__ == "__main__":
    main()
