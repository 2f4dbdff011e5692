import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { setBadge } from "../kit/push/badge.ts";
import { renewSubscription } from "../kit/push/renew-subscription.ts";
import { trpc } from "../kit/trpc/trpc.ts";
import { useAttention } from "./use-attention.ts";

/** What a signed-in browser does by itself for its notifications. */
export function PushUpkeep(): null {
  const { client } = trpc.useUtils();
  // Without a connection it is tried again when the app is opened the next time.
  useEffect(() => void renewSubscription(client).catch(() => undefined), [client]);
  useBadge();
  useOpenedFromNotification();
  return null;
}

/** The icon of the app shows the same number as the bell. */
function useBadge(): void {
  const isKnown = trpc.notification.unread.useQuery().data !== undefined;
  const { work } = useAttention();
  useEffect(() => {
    if (isKnown) setBadge(work);
  }, [isKnown, work]);
  useEffect(() => () => setBadge(0), []);
}

/** The worker asks an open window to show what was tapped, so that nothing is loaded anew and no text is lost. */
function useOpenedFromNotification(): void {
  const { history } = useRouter();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const onMessage = ({ data, ports: [port] }: MessageEvent): void => {
      if (data?.type !== "open-page" || typeof data.path !== "string") return;
      port?.postMessage("opened");
      history.push(data.path);
    };
    workers.addEventListener("message", onMessage);
    return () => workers.removeEventListener("message", onMessage);
  }, [history]);
}
