"""Constant parts of templates are drawn once a language; whatever depends on a page is drawn each time."""

import pytest
from django.template import Context, Engine, engines
from django.template.base import TextNode
from django.utils.translation import override

from duckcover.constant_parts import Constant, Loader

BUILTINS = ["django.templatetags.i18n", "django.templatetags.static"]


def read(source, **others):
    """A template as the service reads it."""
    found = {"it": source, **others}
    loaders = [("duckcover.constant_parts.Loader", [("django.template.loaders.locmem.Loader", found)])]
    return Engine(loaders=loaders, builtins=[*engines["django"].engine.builtins, *BUILTINS]).get_template("it")


def constants(template):
    return template.nodelist.get_nodes_by_type(Constant)


def test_templates_of_the_service__are_read_by_the_loader():
    assert isinstance(engines["django"].engine.template_loaders[0], Loader)


def test_constants__one_after_another__are_one_node():
    template = read("""<a href="{% url 'lobby' %}">{% translate "Lobby" %}</a>{% static 'web/app.css' %}{{ x }}.""")
    assert [type(node) for node in template.nodelist][::2] == [Constant, TextNode]


def test_constant__in_another_language__is_in_that_language():
    template = read("""{% translate "Lobby" %}""")
    drawn = []
    for language in ("en", "es", "en", "ko"):
        with override(language):
            drawn.append(template.render(Context()))
    assert drawn[0] == drawn[2] == "Lobby"
    assert len(set(drawn)) == 3


@pytest.mark.parametrize(
    "tag",
    [
        "{{ name }}",
        "{% translate name %}",
        "{% static name %}",
        '{% translate "Lobby" as shown %}{{ shown }}{{ name }}',
        "{% url 'player' name %}",
        "{% if name == 'b' %}{% translate 'Lobby' %}{% endif %}",
        "{% for each in name %}{% translate 'Lobby' %}{{ each }}{% endfor %}",
        "{% blocktranslate %}The {{ name }}{% endblocktranslate %}",
    ],
)
def test_what_depends_on_the_page__is_drawn_each_time(tag):
    template = read(tag)
    first, second, again = (template.render(Context({"name": name})) for name in ("a", "b", "a"))
    assert first == again != second


@pytest.mark.parametrize("block", ["{% if yes %}%s{% else %}{% endif %}", "{% for x in 'ab' %}%s{% endfor %}", "%s"])
def test_constant__wherever_it_stands__is_found(block):
    template = read(block.replace("%s", "<b>{% translate 'Lobby' %}</b>"))
    assert template.render(Context({"yes": True})).startswith("<b>Lobby</b>")
    assert template.render(Context({"yes": True})) == template.render(Context({"yes": True}))
    assert [type(node) for node in _all(template.nodelist)].count(Constant) == 1


def test_constant__of_a_block__is_found_in_parent_and_child():
    parent = "{% block a %}{% translate 'Lobby' %}{% endblock %}{% block b %}{% endblock %}"
    template = read("{% extends 'parent' %}{% block b %}{% translate 'Rules' %}{{ x }}{% endblock %}", parent=parent)
    assert template.render(Context({"x": "<"})) == "LobbyRules&lt;"


def test_address_of_a_namespace__is_no_constant():
    assert constants(read("{% url 'admin:index' %}")) == []


def test_constant__in_a_text_that_is_no_html__is_as_it_is_written():
    source = "{% translate 'Duck & Cover' %}"
    template = read(f"{source}{{% autoescape off %}}{source}{{% endautoescape %}}")
    assert template.render(Context()) == "Duck & CoverDuck & Cover"


def _all(nodes):
    for node in nodes:
        yield node
        lists = [nodes for _, nodes in getattr(node, "conditions_nodelists", [])]
        for below in lists or filter(None, (getattr(node, name, None) for name in node.child_nodelists)):
            yield from _all(below)
