import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import { READ_BEFORE_MS } from "@fourball/domain/live/recent-change";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { handleUnauthorized } from "../session/session.ts";
import { createSessionCheck } from "../session/session-check.ts";
import { keepSubscribed } from "../trpc/keep-subscribed.ts";
import { recentChange, trpc } from "../trpc/trpc.ts";
import { changeQueueOf } from "./change-queue.ts";

/** A page whose connection takes longer fetches everything again. */
const CONNECTS_WITHIN_MS = 3000;

/** One subscription per tab: each received change refetches the queries that it makes stale. */
export function LiveSync(): null {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    const queue = changeQueueOf(queryClient);
    const receive = (change: LiveChange): void => {
      recentChange.note();
      queue.receive(change);
    };
    const sessionCheck = createSessionCheck(() => client.account.current.query());
    // A slow page asks for its data long before it listens.
    let shownSince = window.firstAskedAt ?? Date.now();
    const shownForMs = (): number => Math.max(0, Date.now() - shownSince) + READ_BEFORE_MS;
    let lookBackMs = 0;
    return keepSubscribed<LiveChange>({
      subscribe(handlers) {
        lookBackMs = Math.min(shownForMs() + CONNECTS_WITHIN_MS, LIVE_LOOKBACK_MS);
        return client.live.changes.subscribe({ lookBackMs, knows: ["notifications"] }, handlers);
      },
      onEvent: receive,
      onState(state, trouble) {
        if (state === "live") {
          sessionCheck.reset();
          if (shownForMs() > lookBackMs) receive({ type: "everything" });
          // Any later connection follows a break in which changes were missed.
          shownSince = Number.NEGATIVE_INFINITY;
        } else if (trouble) {
          shownSince = Number.NEGATIVE_INFINITY;
          sessionCheck.start();
        }
      },
      onRefused: handleUnauthorized,
    });
  }, [client, queryClient]);
  return null;
}
