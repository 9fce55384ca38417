"""What the generator's own templates say."""

import importlib.util
import zipfile
from pathlib import Path


def template(path: str) -> str:
    """A template out of the generator's jar, such as `kotlin-client/enum_class.mustache`.

    Raises: ValueError when the generator is not installed.
    """
    spec = importlib.util.find_spec("openapi_generator_cli")
    if spec is None or spec.origin is None:
        raise ValueError("openapi-generator-cli is not installed")
    with zipfile.ZipFile(Path(spec.origin).parent / "openapi-generator.jar") as jar:
        return jar.read(path).decode()
