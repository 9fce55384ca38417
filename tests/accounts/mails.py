"""The codes in the mails that were sent, and the time that passes between two mails."""

import re

from django.core import mail

from accounts.models import RateWindow


def mails_to(address):
    """The mails to an address, oldest first."""
    return [message for message in mail.outbox if message.to == [address]]


def last_code(address):
    """The code in the last mail to an address that has one."""
    codes = [re.search(r"^([A-Z0-9]+(?:-[A-Z0-9]+)*)$", message.body, re.MULTILINE) for message in mails_to(address)]
    return [code[1] for code in codes if code and len(code[1]) >= 6][-1]


def later():
    """A while has passed: the windows of all limits."""
    RateWindow.objects.update(opened_at="2026-01-01T00:00:00Z")
