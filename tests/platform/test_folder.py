"""The data folder: where it is, who holds it, its secret."""

import multiprocessing
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from duckcover.standalone import embedded
from duckcover.standalone.embedded import FileLock, FolderError, FolderInUseError


def test_data_dir__variable_set__is_that_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("DUCKCOVER_DATA_DIR", str(tmp_path / "here"))
    assert embedded.default_data_dir() == tmp_path / "here"


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are Linux's")
def test_data_dir__nothing_set__is_in_the_accounts_data(monkeypatch, tmp_path):
    monkeypatch.delenv("DUCKCOVER_DATA_DIR", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert embedded.default_data_dir() == tmp_path / ".local/share/duckcover"


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are Linux's")
def test_data_dir__xdg_folder_set__is_in_it(monkeypatch, tmp_path):
    monkeypatch.delenv("DUCKCOVER_DATA_DIR", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert embedded.default_data_dir() == tmp_path / "duckcover"


def test_secret_key__asked_twice__stays(tmp_path):
    assert embedded.secret_key(tmp_path / "data") == embedded.secret_key(tmp_path / "data")


def test_secret_key__made__is_the_accounts_alone(tmp_path):
    embedded.secret_key(tmp_path)
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600


def test_secret_key__two_folders__differ(tmp_path):
    assert embedded.secret_key(tmp_path / "a") != embedded.secret_key(tmp_path / "b")


@pytest.mark.parametrize("make", [embedded.secret_key, embedded.private_key])
def test_secrets__eight_processes_at_once__agree(make, tmp_path):
    with multiprocessing.get_context("fork").Pool(8) as pool:
        keys = pool.map(make, [tmp_path / "data"] * 64, chunksize=1)
    assert len(set(keys)) == 1


def test_private_key__made__is_an_rsa_key_of_the_accounts_alone(tmp_path):
    key = load_pem_private_key(embedded.private_key(tmp_path).encode(), password=None)
    assert isinstance(key, RSAPrivateKey)
    assert (key.key_size, stat.S_IMODE((tmp_path / "oidc_private_key.pem").stat().st_mode)) == (2048, 0o600)


def test_prepare__a_file_in_its_place__says_so(tmp_path):
    (tmp_path / "data").touch()
    with pytest.raises(FolderError, match=f"The data folder {tmp_path / 'data'} cannot be used: File exists"):
        embedded.prepare_folder(tmp_path / "data")


def test_prepare__format_of_a_later_version__is_refused(tmp_path):
    (tmp_path / "FORMAT").write_text("2\n")
    with pytest.raises(FolderError, match="has format '2'; this version reads '1'"):
        embedded.prepare_folder(tmp_path)


def test_lock__held_by_another_process__names_it(tmp_path):
    with holder_of(tmp_path) as holder:
        with pytest.raises(FolderInUseError) as raised:
            FileLock(tmp_path).acquire()
        assert raised.value.pid == holder.pid
        holder.kill()


def test_lock__holder_killed__is_free(tmp_path):
    with holder_of(tmp_path) as holder:
        os.kill(holder.pid, signal.SIGKILL)
        holder.wait()
        with FileLock(tmp_path):
            assert (tmp_path / "duckcover.lock").read_text() == f"{os.getpid()}\n"


def test_lock__released__is_free(tmp_path):
    FileLock(tmp_path).acquire().release()
    with FileLock(tmp_path) as lock:
        assert isinstance(lock, FileLock)


def holder_of(folder: Path) -> subprocess.Popen[str]:
    """A process that holds the folder's lock until it is killed."""
    code = f"""
from pathlib import Path
from duckcover.standalone.embedded import FileLock
with FileLock(Path({str(folder)!r})):
    print("held", flush=True)
    input()
"""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    holder = subprocess.Popen([sys.executable, "-c", code], text=True, cwd=Path(__file__).parents[2], **pipes)
    assert holder.stdout.readline() == "held\n"
    return holder
