"""What the programs of this folder need beside Python."""

import importlib.util
import shutil
import sys
from pathlib import Path

MODULES = {
    "openapi_generator_cli": "openapi-generator-cli",
    "yaml": "pyyaml",
    "tree_sitter_language_pack": "tree-sitter-language-pack",
}
REQUIREMENTS = Path(__file__).with_name("requirements.txt")


def require() -> None:
    """Answer nothing when all is there. Raises: SystemExit, which names what is missing and how to install it."""
    packages = [package for module, package in MODULES.items() if importlib.util.find_spec(module) is None]
    lines = []
    if packages:
        lines.append(f"Not installed: {', '.join(packages)}. Run: {sys.executable} -m pip install -r {REQUIREMENTS}")
    if shutil.which("java") is None:
        lines.append("Not installed: Java 11 or newer. On Debian, run: apt-get install default-jre-headless")
    if lines:
        sys.exit("\n".join(lines))
