import type { TrpcClient } from "../trpc/trpc.ts";
import { isPushSupported, isSubscribedWith, pushAddress, subscribeHere, subscriptionHere } from "./push-subscription.ts";

/** The installation's keys may have changed since this browser subscribed: nothing would arrive any more. */
export async function renewSubscription({ notification }: Pick<TrpcClient, "notification">): Promise<void> {
  if (!isPushSupported() || Notification.permission !== "granted") return;
  const old = await subscriptionHere();
  if (!old) return;
  const { publicKey } = await notification.pushKey.query();
  if (isSubscribedWith(publicKey, old)) return;
  const renewed = await subscribeHere(publicKey);
  try {
    await notification.subscribePush.mutate(pushAddress(renewed));
  } catch (error) {
    // Otherwise the settings would say that it is on.
    await renewed.unsubscribe();
    throw error;
  }
  if (old.endpoint !== renewed.endpoint) await notification.unsubscribePush.mutate({ endpoint: old.endpoint });
}
