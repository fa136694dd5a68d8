"""My turn while no page is open: only who agrees is told, by the browser, and the way leads to the table."""

from typing import Any

from tests.e2e import playing
from tests.e2e.conftest import Pages

_SERVICE = """(() => {
  let kept = null;
  Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
    window.subscribed = {applicationServerKey, userVisibleOnly};
    return kept = {
      options: {applicationServerKey: null},
      toJSON: () => ({endpoint: 'https://push.example.net/ada', keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg'}}),
      unsubscribe: async () => { kept = null; return true; },
    };
  };
})()"""
"""A headless browser has no push service and, whatever was granted, says that nothing may be shown: this one
subscribes at none."""

_SHOW = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, {tag, data}) => {
    shown.push([title, tag, data]);
  };
}"""
"""For the worker: what it would show is noted."""


def test_only_who_agrees_is_subscribed_and_may_think_better_of_it(pages: Pages) -> None:
    page = pages.open("/")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(_SERVICE)
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url))
    page.goto("/settings")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    tick = page.locator("label.tick", has_text="Notify me").locator("input")
    assert not tick.is_checked()
    assert not [url for url in asked if "push" in url], "nothing is asked for before"
    with page.expect_response("**/api/me/push") as told:
        tick.check()
    assert told.value.request.method == "PUT"
    assert told.value.status == 204
    assert page.evaluate("() => window.subscribed.userVisibleOnly")
    with page.expect_response("**/api/me/push") as ended:
        tick.uncheck()
    assert ended.value.request.method == "DELETE"
    assert ended.value.status == 204


def test_a_message_is_shown_and_names_its_table(pages: Pages) -> None:
    page = pages.open("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    (worker,) = page.context.service_workers
    worker.evaluate(_SHOW)
    hand = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    hand.on(
        "ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"])
    )
    hand.send("ServiceWorker.enable")
    playing.until(page, lambda: bool(found))
    hand.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": pages.url,
            "registrationId": found[0]["registrationId"],
            "data": '{"title": "Your turn: Isle of Skye", "link": "/t/abc", "table": "abc"}',
        },
    )
    playing.until(page, lambda: bool(worker.evaluate("() => shown.length")))
    assert worker.evaluate("() => shown") == [["Your turn: Isle of Skye", "abc", "/t/abc"]]
