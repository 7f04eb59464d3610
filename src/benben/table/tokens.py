"""Secrets: ids, seat tokens and how a browser holds them."""

import hashlib
import hmac
import secrets

COOKIE = "benben_seats"
"""One HttpOnly cookie holds the tokens of all seats a browser has taken, newest first."""
HELD_AT_MOST = 40


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, stored: str) -> bool:
    return bool(stored) and hmac.compare_digest(hashed(token), stored)


def read_cookie(value: str | None) -> list[str]:
    return [token for token in (value or "").split(".") if token][:HELD_AT_MOST]


def write_cookie(tokens: list[str]) -> str:
    return ".".join(dict.fromkeys(tokens[:HELD_AT_MOST]))
