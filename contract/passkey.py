"""A passkey in software (WebAuthn): makes a credential and answers challenges, as a phone would."""

import hashlib
import json
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

NO_AAGUID = bytes(16)
PRESENT_AND_VERIFIED = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class Passkey:
    """One key pair for one site; `host` is the site's name without port."""

    def __init__(self, host: str, credential_id: bytes = b"duck-and-cover-passkey-1") -> None:
        self._host = host
        self._id = credential_id
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._count = 0
        self._user_handle = b""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the credential for creation options."""
        public = options["publicKey"]
        self._user_handle = websafe_decode(public["user"]["id"])
        public_key = ES256.from_cryptography_key(self._key.public_key())  # type: ignore[no-untyped-call]
        attested = AttestedCredentialData.create(NO_AAGUID, self._id, public_key)
        data = self._authenticator_data(AuthenticatorData.FLAG.AT, attested)
        attestation = AttestationObject.create("none", data, {})
        said = {
            "clientDataJSON": websafe_encode(self._client_data("webauthn.create", public["challenge"])),
            "attestationObject": websafe_encode(bytes(attestation)),
        }
        return {**self._credential(said), "clientExtensionResults": {"credProps": {"rk": True}}}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the signed answer to request options."""
        data = bytes(self._authenticator_data())
        client_data = self._client_data("webauthn.get", options["publicKey"]["challenge"])
        signed = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": websafe_encode(client_data),
                "authenticatorData": websafe_encode(data),
                "signature": websafe_encode(signed),
                "userHandle": websafe_encode(self._user_handle),
            }
        )

    def shown_creation(self) -> dict[str, Any]:
        """Return what a creation looks like, without what changes each time."""
        return self._credential({"clientDataJSON": "eyJ0eXBlIjoi…", "attestationObject": "o2NmbXRkbm9u…"})

    def shown_answer(self) -> dict[str, Any]:
        """Return what an answer looks like, without what changes each time."""
        answer = {"clientDataJSON": "eyJ0eXBlIjoi…", "authenticatorData": "SZYN5YgO…", "signature": "MEUCIQ…"}
        return self._credential({**answer, "userHandle": websafe_encode(b"1")})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = websafe_encode(self._id)
        return {"type": "public-key", "id": name, "rawId": name, "response": response, "clientExtensionResults": {}}

    def _authenticator_data(self, flags: int = 0, attested: bytes = b"") -> AuthenticatorData:
        self._count += 1
        site = hashlib.sha256(self._host.encode()).digest()
        all_flags = AuthenticatorData.FLAG(PRESENT_AND_VERIFIED | flags)
        made: AuthenticatorData = AuthenticatorData.create(site, all_flags, self._count, attested)
        return made

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": f"https://{self._host}", "crossOrigin": False}
        return json.dumps(said).encode()
