"""What clients send about themselves: bodies of HTTP, with their limits."""

from typing import Annotated

from msgspec import Meta

from lanternway.core.languages import Language
from lanternway.messages.client import Body, Id, Name


class NewGuest(Body, frozen=True):
    name: Name
    language: Language = "en"


SettingName = Annotated[str, Meta(min_length=1, max_length=40)]
SettingText = Annotated[str, Meta(max_length=1000)]
Settings = Annotated[dict[SettingName, bool | int | float | SettingText], Meta(max_length=60)]
"""How somebody wants things shown: kept for the pages of all of their devices, never read here."""


class ChangeMe(Body, frozen=True):
    """`settings` are added to those that are kept."""

    name: Name | None = None
    language: Language | None = None
    settings: Settings | None = None


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[\w.@+-]+$(?!\n)")]
"""Python's `$` alone would take a line's end behind it."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewAccount(Body, frozen=True):
    """Keep this person: the guest who asks gets a login."""

    login: Login
    password: Password


class LogIn(Body, frozen=True):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Body, frozen=True):
    """Change the password; all other devices are logged out."""

    old: Annotated[str, Meta(max_length=200)]
    password: Password


class NewRecovery(Body, frozen=True):
    """Another recovery code; the old one is void."""

    password: Annotated[str, Meta(max_length=200)]


class Recover(Body, frozen=True):
    """Set the password with the recovery code, which is used up by it; all devices are logged out."""

    login: Annotated[str, Meta(max_length=40)]
    recovery: Annotated[str, Meta(max_length=80)]
    password: Password


class Forgot(Body, frozen=True):
    """Mail a code with which the password can be set, to the address that was confirmed, if there is one."""

    login: Annotated[str, Meta(max_length=40)]


class Confirm(Body, frozen=True):
    """The code of a mail: the address is mine."""

    code: Annotated[str, Meta(max_length=80)]


class DeleteMe(Body, frozen=True):
    """My password if I have a login; else my name."""

    confirm: Annotated[str, Meta(max_length=200)]


class Block(Body, frozen=True):
    """Whom I block cannot sit down at my tables or invite me; and no longer."""

    person: Id
    on: bool


class NewToken(Body, frozen=True):
    label: Name


class Notify(Body, frozen=True):
    """Where to tell me that it is my turn; empty: nowhere."""

    webhook: Annotated[str, Meta(max_length=500)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class NewPush(Body, frozen=True):
    """A browser's push subscription, as its `toJSON` has it: by it this session hears of my turn."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
