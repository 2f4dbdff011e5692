// Shows what the site sends and opens what it is about. It keeps nothing and answers no request.
self.addEventListener("push", (event) => {
  const { id, title, body, path, unread } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title ?? "Fourball", {
    body,
    tag: id,
    icon: "/icon-192.png",
    data: { path },
  });
  event.waitUntil(Promise.all([shown, showBadge(unread)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** The number on the icon of the installed app, where there is one. */
async function showBadge(unread) {
  if (typeof unread === "number") await self.navigator?.setAppBadge?.(unread).catch(() => undefined);
}

/** Only places of this site: whatever else it names leads to the dashboard. */
async function open(path) {
  const home = new URL("/dashboard", self.location.origin);
  const wanted = typeof path === "string" && URL.canParse(path, home) ? new URL(path, home) : home;
  const place = wanted.origin === home.origin ? wanted : home;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === place.href);
  if (shown) return shown.focus();
  const [window] = windows;
  if (!window) return self.clients.openWindow(place.href);
  await window.focus();
  if (await opens(window, place.pathname + place.search + place.hash)) return;
  // A page that doesn't listen has nothing to lose; one that this worker doesn't control can't be led.
  return window.navigate(place.href).catch(() => self.clients.openWindow(place.href));
}

const ANSWER_MS = 500;

/** Whether the app in that window opens the place itself, which loads nothing anew. */
function opens(window, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    window.postMessage({ type: "open-page", path }, [port2]);
  });
}
