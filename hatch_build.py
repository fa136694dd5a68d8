"""The build hook: a wheel carries the built browser client and the compiled engine, so that pip alone can
build everything. An editable install stays plain: there `make` builds what changed."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):
    """Called by hatchling before it writes a wheel. LANTERNWAY_NO_WEB=1 leaves the client out."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not os.environ.get("LANTERNWAY_NO_WEB"):
            self._tool("build_web").build()
            build_data["artifacts"].append("/src/lanternway/web")
        engine = self._tool("hatch_engine").EngineHook(
            self.root, self.config, self.build_config, self.metadata, self.directory,
            self.target_name, self.app,
        )  # fmt: skip
        engine.initialize(version, build_data)

    def _tool(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(
            name, Path(self.root) / "tools" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
