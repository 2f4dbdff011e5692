import { documentOf } from "@fourball/domain/links/document-of";
import { APP_SHELL, pageAt, shellPath } from "@fourball/domain/pages";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, written in when it is built. */
declare const PRECACHE: PrecacheEntry[];

/** A line that is as slow as this counts as none: the app starts from the device and says so. */
const DOCUMENT_TIMEOUT_SECONDS = 4;
/** Answers of a proxy whose server is away. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

self.importScripts("/push-worker.js");
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// What only a few golfers need, like the map, is kept once it was used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "assets", plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })] }),
);

// Documents come from the server as long as it answers, and are never kept: they may hold what only one golfer may see.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && pageAt(url.pathname) !== undefined,
  new NetworkOnly({
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (GATEWAY_ERRORS.has(response.status)) throw new Error(`The server is away: ${response.status}`);
          return response;
        },
      },
      { handlerDidError: ({ request }) => shellFor(new URL(request.url)) },
    ],
  }),
);

// A new version waits until a page says that nothing would be lost.
self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});

/** The document of the page, which shows its shell before any script runs. */
async function shellFor({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const page = pageAt(pathname);
  return (page && (await matchPrecache(shellPath(documentOf(page, searchParams))))) ?? matchPrecache(APP_SHELL);
}
