PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test install compiled check-compiled bench compare strength soak pictures lock clean

play: install
	$(BIN)/benben table

install: .venv/.installed

.venv/.installed: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

.venv/.tested: .venv/.installed requirements-test.lock
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-test.lock
	command -v chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core; }
	ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq postgresql; }
	touch $@

test: .venv/.tested
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2

compiled: .venv/.tested
	$(BIN)/python tools/compile.py
	$(BIN)/python -m tests.games.hashes > build/interpreted.txt
	PYTHONPATH=build/compiled $(BIN)/python -m tests.games.hashes > build/compiled.txt
	diff build/interpreted.txt build/compiled.txt && echo "same fingerprints, interpreted and compiled"
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 -o pythonpath=. tests/games/conformance.py

bench: install
	$(BIN)/benben bench

compare: install
	$(BIN)/python benchmarks/compare.py

strength: .venv/.tested
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/strength.py --jobs 2

soak: .venv/.tested
	$(BIN)/python -m tests.games.conformance egizia --no-suite --positions 200000

pictures: .venv/.tested
	PYTHONPATH=src:. $(BIN)/python tools/pictures.py

lock:
	uv pip compile --no-header --no-emit-index-url --python-version 3.11 --no-annotate pyproject.toml --group test -o requirements-test.lock
	uv pip compile --no-header --no-emit-index-url --python-version 3.11 --no-annotate pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build benchmarks/.venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
