"""For operators: is it alive, is it ready, what is it doing."""

from litestar import Response, Router, get

from lanternway import __version__
from lanternway.messages.http import Health
from lanternway.server import metrics
from lanternway.server.errors import unknown
from lanternway.server.http.guard import Incoming, address_of, sender_of, services_of


@get("/healthz")
async def health() -> Health:
    """The process runs."""
    return Health(status="ok", version=__version__)


@get("/readyz")
async def ready(request: Incoming) -> Response[Health]:
    """It can serve: the store takes what is written, and it is not stopping."""
    services = services_of(request)
    services.limits.take("any", address_of(request, services.settings))  # it costs a write
    status = "stopping"
    if services.ready:
        try:
            status = "ok" if await services.can_write() else "the store takes nothing"
        except Exception:
            status = "the store does not answer"
    code = 200 if status == "ok" else 503
    return Response(Health(status=status, version=__version__), status_code=code)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def counted(request: Incoming) -> bytes:
    """Prometheus' text, for those whom the settings name."""
    settings = services_of(request).settings
    if sender_of(request, settings) not in settings.metrics:
        raise unknown("page")
    return metrics.text()


router = Router("/", tags=["operations"], route_handlers=[health, ready, counted])
