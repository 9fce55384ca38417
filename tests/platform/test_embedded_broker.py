"""The broker in the data folder."""

import queue
import shutil
import threading

import pytest
from kombu import Connection

from duckcover.standalone.embedded import broker_options, broker_url

LARGE = {"x": "a" * 60_000_000}  # takes long enough to write that a reader looks on many times


@pytest.fixture
def connection(tmp_path):
    with Connection(broker_url(tmp_path), transport_options=broker_options(tmp_path)) as connection:
        yield connection


def test_message__sent__is_received_as_it_was(connection):
    box = connection.SimpleQueue("box")
    box.put({"game": 7})
    assert box.get(timeout=5).payload == {"game": 7}


def test_message__received__is_gone(connection):
    box = connection.SimpleQueue("box")
    box.put({"game": 7})
    box.get(timeout=5).ack()
    assert box.qsize() == 0


def test_message__being_written__is_not_seen(connection):
    channel = connection.channel()
    writer = threading.Thread(target=channel._put, args=("box", LARGE))
    writer.start()
    found = None
    while found is None:
        try:
            found = channel._get("box")
        except queue.Empty:
            assert writer.is_alive() or channel._size("box")
    writer.join()
    assert found == LARGE


def test_folders__two_instances__share_nothing(tmp_path):
    one, two = broker_options(tmp_path / "one"), broker_options(tmp_path / "two")
    assert one["data_folder_in"] != two["data_folder_in"]


def test_folder__emptied_under_a_connection__takes_messages_again(connection, tmp_path):
    box = connection.SimpleQueue("box")
    shutil.rmtree(tmp_path / "broker")
    box.put({"game": 7})
    assert box.get(timeout=5).payload == {"game": 7}
