"""The data folder: where it is, who holds it, and the secret that is kept in it."""

import errno
import fcntl
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from duckcover.standalone.errors import FolderError, FolderInUseError

FORMAT = "1"
FORMAT_FILE = "FORMAT"
LOCK_FILE = "duckcover.lock"
SECRET_FILE = "secret_key"  # noqa: S105 - the name of the file
PRIVATE_KEY_FILE = "oidc_private_key.pem"
PRIVATE_KEY_BITS = 2048
PUSH_KEY_FILE = "vapid_private_key.pem"


def default_data_dir() -> Path:
    """`DUCKCOVER_DATA_DIR`, else the folder `duckcover` in this account's data directory."""
    chosen = os.environ.get("DUCKCOVER_DATA_DIR")
    return Path(chosen).expanduser().absolute() if chosen else _account_data() / "duckcover"


def _account_data() -> Path:
    """Where this system keeps the data of an account's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = os.environ.get("XDG_DATA_HOME", "")
    return Path(chosen) if Path(chosen).is_absolute() else Path.home() / ".local" / "share"


def prepare_folder(data_dir: Path) -> Path:
    """Make the folder when it is missing and see that it is ours to write; twice is as once.

    Raises: FolderError, also for a folder that a newer version of the service has written.
    """
    try:
        data_dir.mkdir(mode=0o711, parents=True, exist_ok=True)  # what is in it is closed to others
        _check_format(data_dir)
    except OSError as error:
        raise FolderError(f"The data folder {data_dir} cannot be used: {error.strerror}.") from error
    return data_dir


def _check_format(data_dir: Path) -> None:
    """Compare the folder's format with ours, or write ours into a new folder."""
    file = data_dir / FORMAT_FILE
    found = file.read_text(encoding="ascii").strip() if file.exists() else FORMAT
    if found != FORMAT:
        message = f"The data folder {data_dir} has format {found!r}; this version reads {FORMAT!r}."
        raise FolderError(message)
    if not os.access(data_dir, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, "it is not writable")
    if not file.exists():
        fresh = data_dir / f".{FORMAT_FILE}.{os.getpid()}"
        fresh.write_text(f"{FORMAT}\n", encoding="ascii")
        fresh.replace(file)


def secret_key(data_dir: Path) -> str:
    """The installation's own Django secret: made once, kept with mode 0600, the same ever after.

    Raises: FolderError.
    """
    return _kept(data_dir, SECRET_FILE, lambda: secrets.token_urlsafe(50))


def private_key(data_dir: Path) -> str:
    """The key (PEM, RSA) that this installation signs ID tokens with: made once, kept with mode 0600.

    Raises: FolderError.
    """
    return _kept(data_dir, PRIVATE_KEY_FILE, _new_private_key)


def push_key(data_dir: Path) -> str:
    """The key (PEM, P-256) that signs push messages (VAPID): made once, kept with mode 0600. Raises: FolderError."""
    return _kept(data_dir, PUSH_KEY_FILE, _new_push_key)


def _new_push_key() -> str:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    pem: bytes = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return pem.decode("ascii").strip()


def _new_private_key() -> str:
    """A new RSA key in PEM (PKCS #8); takes a few tenths of a second."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import rsa

    pem: bytes = rsa.generate_private_key(public_exponent=65537, key_size=PRIVATE_KEY_BITS).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return pem.decode("ascii").strip()


def _kept(data_dir: Path, name: str, make: Callable[[], str]) -> str:
    """The text of a secret file, which is made when it is missing. Raises: FolderError."""
    file = data_dir / name
    if not file.exists():
        prepare_folder(data_dir)
        _write_once(file, make())
    try:
        return file.read_text(encoding="ascii").strip()
    except OSError as error:
        raise FolderError(f"The secret file {file} cannot be read: {error.strerror}.") from error


def _write_once(file: Path, text: str) -> None:
    """Put `text` in a new file of mode 0600, whole or not at all; of two writers one wins."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as stream:
            stream.write(f"{text}\n")
        if not file.exists():
            file.hardlink_to(fresh)
    except FileExistsError:
        pass  # somebody else was first, and theirs stays
    finally:
        fresh.unlink(missing_ok=True)


class FileLock:
    """An exclusive lock that ends with its holder, however that dies; the file names its pid.

    Usable with `with`. Raises: FolderInUseError when somebody else holds it, FolderError.
    """

    def __init__(self, data_dir: Path, name: str = LOCK_FILE, *, wait: bool = False) -> None:
        self._path = prepare_folder(data_dir) / name
        self._wait = wait
        self._descriptor = -1

    def acquire(self) -> Self:
        """Take the lock, at once or (`wait`) as soon as the other holder lets go."""
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FolderError(f"The lock {self._path} cannot be opened: {error.strerror}.") from error
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX if self._wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(descriptor, 20).strip()
            os.close(descriptor)
            raise FolderInUseError(self._path.parent, int(holder) if holder.isdigit() else 0) from error
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        self._descriptor = descriptor
        return self

    def release(self) -> None:
        """Let go; the file stays, because removing it would let two holders lock two files."""
        if self._descriptor >= 0:
            os.ftruncate(self._descriptor, 0)
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> Self:
        return self.acquire()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
