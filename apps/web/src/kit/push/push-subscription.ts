import type { SubscribePushInput } from "@fourball/domain/notification/schema";
import { WORKER } from "../offline/service-worker.ts";

export const isPushSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The push subscription of this browser, if there is one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with an old server key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Whether the browser subscribed with this key. Some don't say. */
export function isSubscribedWith(publicKey: string, { options }: PushSubscription): boolean {
  const key = options.applicationServerKey;
  return key === null || base64Url(key) === publicKey;
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export function pushAddress(subscription: PushSubscription): SubscribePushInput {
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" },
    timeZone: Temporal.Now.timeZoneId(),
  };
}
