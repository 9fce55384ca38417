"""The generator's Swift template of a union, so that what it makes compiles without a warning.

Generated as it is, each member is asked by a cast whether it can say that it met an unknown word; where the compiler
knows the answer, it warns.
"""

from pathlib import Path

from templates import template

CAST = "(value as? UnknownCaseCheckable)"
OPEN_CAST = "(value as Any as? UnknownCaseCheckable)"
"""The same question, asked of a value whose type the compiler does not look at."""


def write_templates(folder: Path) -> Path:
    """Write the changed template into a folder, which the generator looks into first; the folder.

    Raises: ValueError when the template is not as it was in the generator's version that this was written for.
    """
    folder.mkdir(parents=True)
    union = template("swift6/modelOneOf.mustache")
    if union.count(CAST) != 2:
        raise ValueError("modelOneOf.mustache: the casts are not where they were")
    (folder / "modelOneOf.mustache").write_text(union.replace(CAST, OPEN_CAST))
    return folder
