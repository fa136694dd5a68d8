# Everything runs in .venv, which the first command sets up. `make help` lists the commands.
.DEFAULT_GOAL := help
SHELL := /bin/sh
BIN := .venv/bin
READY := .venv/.ready

# What goes to the command behind a target: make test ARGS="-k notation"
ARGS ?=

# After `make fast`: make test FAST=1 and make bench FAST=1 use the compiled engine; `make play` does by itself.
ENGINE := $(if $(FAST),PYTHONPATH=build/fast )

# .venv counts only in the folder it was made for and while its Python still runs.
ifneq "$(shell $(BIN)/python -c '' 2>/dev/null && cat $(READY) 2>/dev/null)" "$(CURDIR)"
.PHONY: $(READY)
endif

$(READY): pyproject.toml uv.lock tools/bootstrap.py
	@tools/python tools/bootstrap.py

.PHONY: help
help: ## This list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

.PHONY: setup
setup: $(READY) ## Set .venv up and do nothing else

.PHONY: play
play: $(READY) web ## Serve the game table on this machine and say its address; ARGS go to `serve`
	@$(BIN)/python tools/fast.py --behind
	@test -e build/fast/.ready && export PYTHONPATH=build/fast; \
		LANTERNWAY_ENGINE=$(CURDIR)/build/fast exec $(BIN)/lanternway serve --readable $(ARGS)

# Programs that tests drive but Python packages cannot bring.
PROGRAMS := $(if $(wildcard tests/e2e),browser) $(if $(wildcard tests/server),servers)

# Three for two cores: a browser test often waits, for its server, for a clock, for stillness.
WORKERS ?= 3

.PHONY: test
test: $(READY) web ## Run every test; ARGS go to pytest
	@$(if $(strip $(PROGRAMS)),$(BIN)/python tools/system_programs.py $(PROGRAMS))
	@$(BIN)/python -m bench.peers
	@$(ENGINE)$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

.PHONY: fast
fast: $(READY) ## Compile the engine into build/fast; FAST=1 uses it; `make play` does it by itself
	@$(BIN)/python tools/fast.py
	@PYTHONPATH=build/fast $(BIN)/python -m lanternway --version

.PHONY: web
web: $(READY) ## Build the browser client, if something in it changed
	@$(BIN)/python tools/build_web.py

.PHONY: web-types
web-types: $(READY) ## Write web/src/wire.ts and events.ts anew from the server's schema and the games
	@$(BIN)/python tools/wire_types.py

.PHONY: pictures
pictures: $(READY) web ## Take the pictures of the docs from real tables; ARGS name some of them
	@$(BIN)/python tools/system_programs.py browser
	@$(BIN)/python tools/pictures.py $(ARGS)

.PHONY: bench
bench: $(READY) ## Measure what must be fast, in one table
	@$(ENGINE)$(BIN)/python -m bench $(ARGS)

.PHONY: lint
lint: $(READY) ## Check style, types, imports, file lengths, docs and texts
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports --no-logo --cache-dir .cache/imports
	$(BIN)/rumdl check --quiet .
	$(BIN)/python tools/check_cycles.py
	$(BIN)/python tools/check_file_length.py
	$(if $(wildcard tools/check_locales.py),$(BIN)/python tools/check_locales.py)
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/build_web.py check

.PHONY: clean
clean: ## Remove everything that `make` made
	rm -rf .venv .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
