"""What the generated clients say of themselves, read out of their text: the same `Models` for all three languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Field:
    """A field of an object; `type` is a normal name as `int`, `Card`, `[Cell]`, `{Cell}` (a map by words) or `{}`.

    It is "" where it is not compared.
    """

    type: str
    may_be_absent: bool


@dataclass
class Models:
    """Operations with answers, objects with fields by wire name, enums with words, unions with members; by name."""

    operations: dict[str, str] = field(default_factory=dict)
    objects: dict[str, dict[str, Field]] = field(default_factory=dict)
    enums: dict[str, set[str]] = field(default_factory=dict)
    unions: dict[str, set[str]] = field(default_factory=dict)

    @property
    def names(self) -> Iterator[str]:
        yield from (*self.objects, *self.enums, *self.unions)


KINDS = {
    "int": "Int Int64 Long",
    "bool": "Boolean Bool",
    "string": "String",
    "number": "BigDecimal Double num double",
    "uri": "URI",
    "uuid": "UUID",
    "time": "OffsetDateTime Date DateTime",
    "date": "LocalDate",
    "": "Unit Void void",
}
NORMAL = {word: kind for kind, words in KINDS.items() for word in words.split()}
PACKAGES = r"\b(?:kotlin\.collections|kotlin|java\.time|java\.math|java\.util|java\.net)\."


def _normal(type_: str, **own: str) -> str:
    """A type of Kotlin, Swift or Dart by its normal name; `own` are words that mean something else in that language."""
    type_ = re.sub(PACKAGES, "", type_.strip()).removesuffix("?")
    if re.fullmatch(r"(?:Built)?Map<String, (?:Any|JsonObject\?)>|\[String: JSONValue\]", type_):
        return "{}"
    values = re.fullmatch(r"(?:Built)?Map<String, (.*)>|\[String: (.*)\]", type_)
    if values:
        return f"{{{_normal(values[1] or values[2], **own)}}}"
    inner = re.fullmatch(r"(?:List|BuiltList)<(.*)>|\[(.*)\]", type_)
    if inner:
        return f"[{_normal(inner[1] or inner[2], **own)}]"
    return {**NORMAL, **own}.get(type_, type_)


def read_kotlin(folder: Path) -> Models:
    models = Models()
    for path in folder.glob("src/main/kotlin/**/apis/*.kt"):
        calls = re.findall(r"^    fun (\w+)\((?:.*)\) : ([^{]+) \{$", path.read_text(), re.MULTILINE)
        models.operations |= {name: _normal(answer) for name, answer in calls}
    for path in folder.glob("src/main/kotlin/**/models/*.kt"):
        text, name = path.read_text(), path.stem
        if "enum class " + name in text:
            models.enums[name] = set(re.findall(r'^    \S+\("([^"]*)"\)[,;]$', text, re.MULTILINE))
        elif "var actualInstance: Any?" in text:
            models.unions[name] = {_normal(each) for each in re.findall(r"value\.actualInstance is (\S+?)\)", text)}
        else:
            field_ = r'^    @SerializedName\("([^"]+)"\)\n(?:    @Deprecated.*\n)?    val \S+: ([^=\n]+?)(?: = .*)?,?$'
            found = re.findall(field_, text, re.MULTILINE)
            models.objects[name] = {wire: Field(_normal(type_), type_.endswith("?")) for wire, type_ in found}
    return models


def read_swift(folder: Path) -> Models:
    models = Models()
    for path in folder.glob("Sources/**/APIs/*.swift"):
        calls = re.findall(
            r"^    open class func (\w+)\(.*\) async throws\S*(?: -> (\S+))? \{$", path.read_text(), re.MULTILINE
        )
        models.operations |= {name: _normal(answer) for name, answer in calls}
    for path in folder.glob("Sources/**/Models/*.swift"):
        text, name = path.read_text(), path.stem
        if f"enum {name}: String" in text:
            body = text[text.index(f"enum {name}: String") :]
            models.enums[name] = set(re.findall(r'^    case \S+ = "([^"]*)"$', body.split("\n}")[0], re.MULTILINE))
        elif f"enum {name}:" in text:
            models.unions[name] = {
                _normal(each) for each in re.findall(r"^    case type\w+\((\w+)\)$", text, re.MULTILINE)
            }
        else:
            models.objects[name] = _swift_fields(text)
    return models


def _swift_fields(text: str) -> dict[str, Field]:
    """The fields of a Swift struct; its coding keys say how they are called on the wire."""
    keys = re.search(r"enum CodingKeys: [^{]*\{\n(.*?)\n    \}", text, re.DOTALL)
    wires = dict(re.findall(r'case (\S+?)(?: = "([^"]+)")?$', keys[1], re.MULTILINE)) if keys else {}
    found = re.findall(r"^    public (?:private\(set\) )?var (\S+): ([^={\n]+?)(?: = .*)?$", text, re.MULTILINE)
    return {
        wires[name] or name.strip("`"): Field(_normal(type_), type_.endswith("?"))
        for name, type_ in found
        if name in wires
    }


def read_dart(folder: Path) -> Models:
    models = Models()
    for path in folder.glob("lib/src/api/*.dart"):
        calls = re.findall(r"^  Future<Response<(.+)>> (\w+)\(", path.read_text(), re.MULTILINE)
        models.operations |= {name: _normal(answer) for answer, name in calls}
    for path in folder.glob("lib/src/model/*.dart"):
        text = path.read_text()
        for name, body in re.findall(r"^(?:abstract )?class (\w+) (.*?)^\}", text, re.MULTILINE | re.DOTALL):
            if body.startswith("extends EnumClass") and path.stem == _snake(name):
                models.enums[name] = set(re.findall(r"wireName: r'([^']*)'", body))
            elif body.startswith(f"implements Built<{name},"):
                one_of = re.search(r"const FullType\(OneOf, \[(.*?)\]\)", text)
                if one_of and "OneOf get oneOf" in body:
                    models.unions[name] = {_normal(each) for each in re.findall(r"FullType\((\w+)\)", one_of[1])}
                    continue
                found = re.findall(r"@BuiltValueField\(wireName: r'([^']+)'\)\n  ([^=\n]+?) get ", body)
                models.objects[name] = {
                    wire: Field(_normal(type_, Date="date"), type_.endswith("?")) for wire, type_ in found
                }
    return models


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


READERS = {"kotlin": read_kotlin, "swift": read_swift, "dart": read_dart}
