"""Where games are played: here, on processes of this machine, or on a Ray cluster. A lost worker repeats its games."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from benben.core.game import BadSetup

AHEAD = 4
"""Tasks handed out for each worker, so that none waits."""
LOSSES = 20
"""So many lost workers are a fault of the run itself."""


class Task(NamedTuple):
    number: int
    args: tuple[Any, ...]


Work = Callable[..., Any]
Done = Callable[[int, Any], None]


def run_here(work: Work, tasks: Iterable[Task], done: Done) -> None:
    for task in tasks:
        done(task.number, work(*task.args))


def run_processes(work: Work, tasks: Sequence[Task], done: Done, jobs: int) -> None:
    """On so many processes; when one dies, what it had not finished is begun again."""
    left = {task.number: task for task in tasks}
    for _ in range(LOSSES):
        try:
            with ProcessPoolExecutor(jobs) as pool:
                fill(pool, work, left, done, jobs)
            return
        except BrokenProcessPool:
            continue
    raise RuntimeError(f"{LOSSES} workers died, with {len(left)} games left")


def fill(pool: ProcessPoolExecutor, work: Work, left: dict[int, Task], done: Done, jobs: int) -> None:
    waiting = list(left.values())[::-1]
    running: dict[Future[Any], Task] = {}
    while waiting or running:
        while waiting and len(running) < AHEAD * jobs:
            task = waiting.pop()
            running[pool.submit(work, *task.args)] = task
        finished, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            task = running.pop(future)
            done(task.number, future.result())
            del left[task.number]


def run_ray(work: Work, tasks: Sequence[Task], done: Done, jobs: int, address: str) -> None:
    """On a Ray cluster, or on a local one of so many workers; Ray repeats the games of a worker that is lost."""
    try:
        import ray
    except ImportError:
        raise BadSetup("--ray needs Ray: pip install 'benben[ray]'") from None
    if address:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(num_cpus=1, max_retries=LOSSES)(work)
        workers = max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(tasks)[::-1]
        running: dict[Any, Task] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * workers:
                task = waiting.pop()
                running[remote.remote(*task.args)] = task
            finished, _ = ray.wait(list(running), num_returns=1)
            for reference in finished:
                task = running.pop(reference)
                done(task.number, ray.get(reference))
    finally:
        ray.shutdown()
