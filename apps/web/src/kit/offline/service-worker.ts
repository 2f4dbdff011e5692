/** A site has one worker. Only a build has the one that keeps the app's files too. */
export const WORKER = import.meta.env.PROD ? "/service-worker.js" : "/push-worker.js";

/** Keeps the app's files on the device. Resolves with the registration; undefined where the browser or the page has none. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER, { scope: "/" }).catch(() => undefined);
}
