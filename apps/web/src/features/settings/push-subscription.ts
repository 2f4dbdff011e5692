import type { SubscribePushInput } from "@fourball/domain/notification/schema";

const WORKER = "/push-worker.js";

export const isPushSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** How this browser is reached; undefined while it is not. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Only here is the worker registered: nobody has one who does not want to be sent anything. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, as after the site changed its own, would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function pushAddress(subscription: PushSubscription): SubscribePushInput {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
