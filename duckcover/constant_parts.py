"""The loader of templates: of each, the parts that are the same in every page are drawn once for each language.

Such parts are texts, `{% translate "…" %}`, `{% static "…" %}` and `{% url "name" %}` without arguments, one after
another. No value of a context, of a request or of a player is ever kept. A tag that sets a variable is none of them.
"""

from collections.abc import Iterator
from itertools import groupby

from django.template import Context, Node, NodeList, Template
from django.template.base import FilterExpression, Origin, TextNode, Variable
from django.template.defaulttags import IfNode, URLNode
from django.template.loaders import base, cached
from django.templatetags.i18n import TranslateNode
from django.templatetags.static import StaticNode
from django.utils.safestring import SafeString
from django.utils.translation import get_language


class Constant(Node):
    """Nodes that draw the same whenever the language is the same."""

    child_nodelists = ()

    def __init__(self, nodes: NodeList) -> None:
        self._nodes = nodes
        self._texts: dict[tuple[str | None, bool], SafeString] = {}
        self.token, self.origin = nodes[0].token, nodes[0].origin

    def render(self, context: Context) -> SafeString:
        key = get_language(), context.autoescape
        if key not in self._texts:
            self._texts[key] = self._nodes.render(context)
        return self._texts[key]


class _Joining(base.Loader):
    """Reads a template and joins its constant parts, before anything is drawn with it."""

    def get_template(self, template_name: str, skip: list[Origin] | None = None) -> Template:
        template = super().get_template(template_name, skip)
        _join(template.nodelist)
        return template


class Loader(cached.Loader, _Joining):
    """Django's loader of templates, which reads each file once; `cached.Loader` lets the next class read it."""


def _join(nodes: NodeList) -> None:
    """Join the constant nodes of a list and of all lists below it."""
    for node in nodes:
        for below in _lists_of(node):
            _join(below)
    nodes[:] = [node for same, found in groupby(nodes, _is_constant) for node in _joined(list(found), same)]


def _lists_of(node: Node) -> Iterator[NodeList]:
    if isinstance(node, IfNode):  # its `nodelist` is a copy
        yield from (nodes for _, nodes in node.conditions_nodelists)
    else:
        yield from filter(None, (getattr(node, name, None) for name in node.child_nodelists))


def _joined(nodes: list[Node], constant: bool) -> list[Node]:
    plain = all(isinstance(node, TextNode) for node in nodes)
    return [Constant(NodeList(nodes))] if constant and not plain else nodes


def _is_constant(node: Node) -> bool:
    match node:
        case TextNode():
            return True
        case TranslateNode():
            return not (node.asvar or node.message_context) and _is_literal(node.filter_expression)
        case StaticNode():
            return node.varname is None and _is_literal(node.path)
        case URLNode():  # a name with a colon depends on where the request went
            name = node.view_name
            return not (node.asvar or node.args or node.kwargs) and _is_literal(name) and ":" not in name.token
    return False


def _is_literal(expression: FilterExpression) -> bool:
    """Whether an expression is a text in quotes, without filters."""
    value = expression.var
    literal = value.literal if isinstance(value, Variable) else value
    return isinstance(literal, str) and not expression.filters
