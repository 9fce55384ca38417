"""The generator's Kotlin templates with three faults mended.

Generated as they are, models with a union of a number and an enum do not compile; an answer with a word of tomorrow, or
with null for an object that may be null, is refused, though `enumUnknownDefaultCase` is set; and a word that is not
known becomes null in a field that cannot be null.
"""

import re
from pathlib import Path

from templates import template

KOTLIN = "kotlin-client/"
MEMBERS = re.compile(
    r"            \{\{\^discriminator\}\}\n            \{\{#hasVars\}\}\n            val jsonObj.*?"
    r"            \{\{/discriminator\}\}\n(?=        \}\n    \}\n    \{\{/gson\}\})",
    re.DOTALL,
)
"""The checks of each member of an object; its own adapter checks it as well, as it is read."""

ANNOTATION = "{{#gson}}\n@com.google.gson.annotations.JsonAdapter({{classname}}.Adapter::class)\n{{/gson}}\n"
PUBLIC = "{{^nonPublicApi}}{{#explicitApi}}public {{/explicitApi}}{{/nonPublicApi}}"
CLASS = "{{#nonPublicApi}}internal {{/nonPublicApi}}" + PUBLIC + "enum class"
COMPANION = PUBLIC + "companion object {\n"
UNKNOWN = "{{#allowableValues}}{{#enumVars}}{{#-last}}{{&name}}{{/-last}}{{/enumVars}}{{/allowableValues}}"
ADAPTER = f"""{{{{#gson}}}}
    /** Reads a word that this version does not know as [{UNKNOWN}]. */
    class Adapter : com.google.gson.TypeAdapter<{{{{classname}}}}?>() {{
        override fun write(out: com.google.gson.stream.JsonWriter, value: {{{{classname}}}}?) {{
            out.value(value?.value)
        }}

        override fun read(reader: com.google.gson.stream.JsonReader): {{{{classname}}}}? {{
            if (reader.peek() == com.google.gson.stream.JsonToken.NULL) {{
                reader.nextNull()
                return null
            }}
            val text = reader.nextString()
            return entries.firstOrNull {{ it.value == text }} ?: {UNKNOWN}
        }}
    }}

{{{{/gson}}}}
"""
IS_A_WORD = """{{#gson}}
        /** Refuses what is no word; whether it is a known one is the adapter's question. */
        fun validateJsonElement(jsonElement: com.google.gson.JsonElement?) {
            require(jsonElement is com.google.gson.JsonPrimitive && jsonElement.isString) { "$jsonElement is no word" }
        }

{{/gson}}
"""


def write_templates(folder: Path) -> Path:
    """Write the changed templates into a folder, which the generator looks into first; the folder.

    Raises: ValueError when a template is not as it was in the generator's version that this was written for.
    """
    folder.mkdir(parents=True)
    data, enum = template(KOTLIN + "data_class.mustache"), template(KOTLIN + "enum_class.mustache")
    if len(MEMBERS.findall(data)) != 1:
        raise ValueError("data_class.mustache: the checks of members are not where they were")
    (folder / "data_class.mustache").write_text(MEMBERS.sub("", data))
    own = enum.index(COMPANION)
    start = enum.rindex("\n", 0, own) + 1
    enum = enum[:start] + ADAPTER + enum[start : own + len(COMPANION)] + IS_A_WORD + enum[own + len(COMPANION) :]
    if enum.count(CLASS) != 1:
        raise ValueError("enum_class.mustache: the class is not where it was")
    (folder / "enum_class.mustache").write_text(enum.replace(CLASS, ANNOTATION + CLASS))
    return folder
