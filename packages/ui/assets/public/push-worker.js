// Shows what the site sends and opens what it is about. It keeps nothing and answers no request.
self.addEventListener("push", (event) => {
  const { id, title, body, path } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title ?? "Fourball", { body, tag: id, icon: "/icon-192.png", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** Only places of this site: whatever else it names leads to the dashboard. */
async function open(path) {
  const home = new URL("/dashboard", self.location.origin);
  const wanted = typeof path === "string" && URL.canParse(path, home) ? new URL(path, home) : home;
  const { href } = wanted.origin === home.origin ? wanted : home;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}
