/** Shows what the server pushes while no window of the app is looked at, and opens what a press on it is about. It has no other work. */

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** What `describePush` of the domain makes. Whoever looks at the app hears the bell there. */
async function show({ title, body, tag, url }) {
  const windows = await allWindows();
  if (windows.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { url } });
}

/** In a window that is there, which asks first where a form is not saved; else in a new one. */
async function open(path) {
  const { origin } = self.location;
  const url = new URL(path, origin);
  if (url.origin !== origin) return;
  const [window] = (await allWindows()).filter((one) => new URL(one.url).pathname !== '/');
  if (!window) {
    await self.clients.openWindow(url.href);
    return;
  }
  window.postMessage({ open: `${url.pathname}${url.search}` });
  await window.focus();
}

function allWindows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
