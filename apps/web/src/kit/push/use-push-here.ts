import { PRODUCT } from "@fourball/domain/product";
import { useEffect, useState } from "react";
import { notifyFailure } from "../notify-failure.ts";
import { apiErrorOf } from "../trpc/api-error.ts";
import { isUnauthorized } from "../trpc/failure.ts";
import { trpc } from "../trpc/trpc.ts";
import { isPushSupported, pushAddress, subscribeHere, subscriptionHere } from "./push-subscription.ts";

export const pushTexts = {
  error: "Error",
  changeFailed: "We didn't change anything. Please try again.",
  ask: {
    waiting: (host: string) => `Get notified when ${host} replies?`,
    hosting: "Get notified when someone asks to join?",
    hint: "On this device, even when the app is closed.",
    install: `Add ${PRODUCT} to your home screen first: tap Share, then Add to Home Screen, and open it from there.`,
    turnOn: "Turn on notifications",
    notNow: "Not now",
    on: "Notifications are on. You can choose which ones in Settings.",
    denied: "Your browser blocks notifications from this site. You can allow them in its site settings.",
    dismissed: "You can turn on notifications in Settings at any time.",
  },
};

type PushState = "unknown" | "unsupported" | "denied" | "on" | "off";

export type PushHere = {
  /** Whether this browser shows notifications. */
  state: PushState;
  /** `boxes`: a browser of the golfer shows them; `offer`: none does; `hidden`: none does, and this one can't. */
  column: "hidden" | "offer" | "boxes";
  change: (on: boolean) => void;
  changing: boolean;
  query: ReturnType<typeof usePushKey>;
};

const usePushKey = () => trpc.notification.pushKey.useQuery();

/** Push notifications of the golfer and of this browser, and how to change them. */
export function usePushHere(): PushHere {
  const utils = trpc.useUtils();
  const query = usePushKey();
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

  async function change(on: boolean): Promise<void> {
    if (!query.data) return;
    setChanging(true);
    try {
      await (on ? turnOn(query.data.publicKey, utils) : turnOff(utils));
    } catch (error) {
      const refused = apiErrorOf(error);
      if (on && !isUnauthorized(refused)) await (await subscriptionHere())?.unsubscribe();
      notifyFailure(refused, pushTexts.error, pushTexts.changeFailed);
    } finally {
      setState(await stateHere());
      setChanging(false);
      void utils.notification.pushKey.invalidate();
    }
  }

  const hasBrowser = (query.data?.browsers ?? 0) > 0 || state === "on";
  const column = !query.data || (state === "unsupported" && !hasBrowser) ? "hidden" : hasBrowser ? "boxes" : "offer";
  return { state, column, change: (on) => void change(on), changing, query };
}

async function stateHere(): Promise<PushState> {
  if (Notification.permission === "denied") return "denied";
  return (await subscriptionHere()) ? "on" : "off";
}

type Utils = ReturnType<typeof trpc.useUtils>;

async function turnOn(key: string, { client, account }: Utils): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const subscription = await subscribeHere(key);
  await client.notification.subscribePush.mutate(pushAddress(subscription));
  // Who asks for it here wants it, also after all push notifications were turned off.
  if (account.current.getData()?.pushOn === false)
    account.current.setData(undefined, await client.profile.update.mutate({ pushOn: true }));
}

async function turnOff({ client }: Utils): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await client.notification.unsubscribePush.mutate({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
