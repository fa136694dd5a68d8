/* Offline: the page says so instead of the browser. Nothing of a game is kept here: that is the
   server's, and the browser's own cache holds the files of the page. And while no page is open: it is my turn. */
const KEEP = 'lanternway-v1';
const OFFLINE = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEEP).then((kept) => kept.addAll(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEEP).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (OFFLINE.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  }
});

self.addEventListener('push', (event) => {
  const { title, link, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { icon: '/icon-192.png', tag: table, data: link }));
});

/** The table, in a page that is open if there is one. */
async function show(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === link) ?? pages[0];
  if (!page) return self.clients.openWindow(link);
  await page.focus();
  return new URL(page.url).pathname === link ? page : page.navigate(link);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
