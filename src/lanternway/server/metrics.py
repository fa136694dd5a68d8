"""What operators can count: /metrics in Prometheus' text."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

MOVES: Final = Counter("lanternway_moves", "Moves stored", ["game"], registry=REGISTRY)
COMMANDS: Final = Counter(
    "lanternway_commands", "Commands by answer", ["answer"], registry=REGISTRY
)
CONFLICTS: Final = Counter(
    "lanternway_conflicts", "Commands tried again: another process was quicker", registry=REGISTRY
)
SECONDS: Final = Histogram(
    "lanternway_command_seconds",
    "From command to acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
STORE_SECONDS: Final = Histogram(
    "lanternway_store_seconds",
    "From rows to their place on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
LAG_SECONDS: Final = Histogram(
    "lanternway_loop_lag_seconds",
    "How late the event loop comes to what is due",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
BOT_QUEUE: Final = Gauge("lanternway_bots_waiting", "Bots that wait to think", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "lanternway_bot_seconds",
    "How long bots think, by how it ended",
    ["answer"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
PROCESSES: Final = Gauge(
    "lanternway_processes", "Processes that share the store now", registry=REGISTRY
)
SOCKETS: Final = Gauge("lanternway_sockets", "Open sockets", registry=REGISTRY)
STREAMS: Final = Gauge("lanternway_streams", "Open ND-JSON streams", registry=REGISTRY)
ROOMS: Final = Gauge("lanternway_rooms", "Tables in memory", registry=REGISTRY)
THINKING: Final = Gauge("lanternway_bots_thinking", "Bots that think now", registry=REGISTRY)
REQUESTS: Final = Counter("lanternway_requests", "HTTP answers", ["status"], registry=REGISTRY)


def text() -> bytes:
    return generate_latest(REGISTRY)
