import { useEffect, useState } from "react";
import { apiErrorOf } from "../../shared/trpc/api-error.ts";
import { isUnauthorized } from "../../shared/trpc/failure.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { isPushSupported, pushAddress, subscribeHere, subscriptionHere } from "./push-subscription.ts";
import { texts } from "./texts.ts";

type PushState = "unknown" | "unsupported" | "denied" | "on" | "off";
type PushHere = { state: PushState; change: (on: boolean) => void; changing: boolean };

/** Whether this browser is sent notifications, and how to change it. */
export function usePushHere(publicKey: string): PushHere {
  const { notification } = trpc.useUtils().client;
  const [state, setState] = useState<PushState>(isPushSupported() ? "unknown" : "unsupported");
  const [changing, setChanging] = useState(false);

  useEffect(() => {
    if (!isPushSupported()) return;
    let isHere = true;
    void stateHere().then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);

  async function turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return;
    const subscription = await subscribeHere(publicKey);
    await notification.subscribePush.mutate(pushAddress(subscription));
  }

  async function turnOff(): Promise<void> {
    const subscription = await subscriptionHere();
    if (!subscription) return;
    await notification.unsubscribePush.mutate({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }

  async function change(on: boolean): Promise<void> {
    setChanging(true);
    try {
      await (on ? turnOn() : turnOff());
    } catch (error) {
      const refused = apiErrorOf(error);
      if (on && !isUnauthorized(refused)) await (await subscriptionHere())?.unsubscribe();
      notifyFailure(refused, texts.error, texts.browser.changeFailed);
    } finally {
      setState(await stateHere());
      setChanging(false);
    }
  }

  return { state, change: (on) => void change(on), changing };
}

async function stateHere(): Promise<PushState> {
  if (Notification.permission === "denied") return "denied";
  return (await subscriptionHere()) ? "on" : "off";
}
