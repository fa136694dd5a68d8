"""Wheels carry the compiled engine where there is a C compiler; LANTERNWAY_PLAIN=1 leaves it out."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):
    """Called by hatchling before it writes a wheel. Editable installs stay plain."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("LANTERNWAY_PLAIN"):
            return
        fast = _fast(Path(self.root))
        if not fast.has_compiler():
            self.app.display_warning("no C compiler: the wheel carries the plain engine")
            return
        into = Path(self.root) / "build" / "wheel"
        fast.build(into)
        for library in sorted(into.rglob("*.so")) + sorted(into.rglob("*.pyd")):
            build_data["force_include"][str(library)] = str(library.relative_to(into))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _fast(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("fast", root / "tools" / "fast.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
