import type { SubscribePushInput } from "@fourball/domain/notification/schema";

const WORKER = "/push-worker.js";

export const isPushSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The push subscription of this browser, if there is one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Registers the service worker, which only push notifications need. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with an old server key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function pushAddress(subscription: PushSubscription): SubscribePushInput {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
