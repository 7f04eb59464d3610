"""The web application: pages, API, static files, and the headers that keep a browser safe."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.plugins.problem_details import ProblemDetailsConfig, ProblemDetailsException, ProblemDetailsPlugin
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig
from litestar.types import Scope

import benben
from benben.table import api, lookup, pages
from benben.table.access import refuse_foreign_origin
from benben.table.live import Hall
from benben.table.store import Store
from benben.table.thinking import Helpers

HERE = Path(__file__).parent
log = logging.getLogger("benben.table")
BODY_AT_MOST = 1_100_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Settings:
    database: str
    workers: int = 2
    artists: int = 1
    """Processes that draw boards; with none the server draws them itself."""
    requests_per_minute: int = 3000
    debug: bool = False


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


async def log_fault(fault: Exception, _scope: Scope) -> None:
    """Our own faults go to the log, without the address: it may hold a seat's secret."""
    if not isinstance(fault, HTTPException | ProblemDetailsException):
        log.error("a request failed", exc_info=fault)


def create_app(settings: Settings) -> Litestar:
    hall = Hall(
        Store(settings.database), Helpers(settings.workers), Helpers(settings.artists) if settings.artists else None
    )

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None, None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    limit = RateLimitConfig(rate_limit=("minute", settings.requests_per_minute), exclude=["/static"])
    return Litestar(
        route_handlers=[
            *api.ROUTES,
            *lookup.ROUTES,
            *pages.ROUTES,
            create_static_files_router("/static", [HERE / "static"], cache_control=None),
        ],
        state=State({"hall": hall}),
        lifespan=[lifespan],
        plugins=[ProblemDetailsPlugin(ProblemDetailsConfig(enable_for_all_http_exceptions=True))],
        template_config=TemplateConfig(directory=HERE / "pages", engine=JinjaTemplateEngine),
        middleware=[limit.middleware],
        before_request=refuse_foreign_origin,
        after_request=add_headers,
        request_max_body_size=BODY_AT_MOST,
        debug=settings.debug,
        logging_config=None,
        after_exception=[log_fault],
        openapi_config=OpenAPIConfig(
            title="Benben table",
            version=benben.__version__,
            description="Play heavy board games by JSON. Errors are problem documents (RFC 9457).",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
