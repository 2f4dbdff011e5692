// Instead of the service worker where the operator has switched it off: it deletes what that kept, and answers no request.
// Notifications still work.
self.importScripts("/push-worker.js");
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});
