"""A security key in software: makes passkeys and signs with them, as a browser would hand its answers on."""

import secrets
from dataclasses import dataclass, field

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData

FLAG = AuthenticatorData.FLAG


@dataclass
class SecurityKey:
    """One key pair, for one account at one place (`origin`)."""

    origin: str = "http://localhost"
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: str = ""
    signatures: int = 0

    def register(self, options):
        """Answer the options of a registration: a new credential, without attestation."""
        options = options["publicKey"]
        self.user = options["user"]["id"]
        kept = AttestedCredentialData.create(
            Aaguid.NONE, self.id, ES256.from_cryptography_key(self.private.public_key())
        )
        data = self._data(options["rp"]["id"], FLAG.UP | FLAG.UV | FLAG.AT, kept)
        attestation = AttestationObject.create("none", data, {})
        response = {
            "clientDataJSON": websafe_encode(self._client(CollectedClientData.TYPE.CREATE, options)),
            "attestationObject": websafe_encode(attestation),
        }
        return self._credential(response) | {"clientExtensionResults": {"credProps": {"rk": True}}}

    def sign(self, options, **changed):
        """Answer the options of a sign-in; `changed` tampers with the answer."""
        options = options["publicKey"]
        self.signatures += 1
        client = self._client(CollectedClientData.TYPE.GET, options)
        data = self._data(options["rpId"], FLAG.UP | FLAG.UV)
        response = {
            "clientDataJSON": websafe_encode(client),
            "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(self.private.sign(data + client.hash, ec.ECDSA(hashes.SHA256()))),
            "userHandle": self.user,
        }
        return self._credential(response | changed) | {"clientExtensionResults": {}}

    def _client(self, kind, options):
        return CollectedClientData.create(kind, websafe_decode(options["challenge"]), self.origin)

    def _data(self, place, flags, kept=b""):
        digest = hashes.Hash(hashes.SHA256())
        digest.update(place.encode())
        return AuthenticatorData.create(digest.finalize(), flags, self.signatures, kept)

    def _credential(self, response):
        name = websafe_encode(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "authenticatorAttachment": "platform",
        }
