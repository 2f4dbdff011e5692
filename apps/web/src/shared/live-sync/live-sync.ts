import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { handleUnauthorized } from "../session/session.ts";
import { createSessionCheck } from "../session/session-check.ts";
import { keepSubscribed } from "../trpc/keep-subscribed.ts";
import { heardChange, trpc } from "../trpc/trpc.ts";
import { changeQueueOf } from "./change-queue.ts";

/** One subscription per tab: each received change refetches the queries that it makes stale. */
export function LiveSync(): null {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    const queue = changeQueueOf(queryClient);
    const receive = (change: LiveChange): void => {
      heardChange.note();
      queue.receive(change);
    };
    const sessionCheck = createSessionCheck(() => client.account.current.query());
    // A slow page asks for its data long before it listens.
    let shownSince = window.firstAskedAt ?? Date.now();
    return keepSubscribed<LiveChange>({
      subscribe: (handlers) => client.live.changes.subscribe(undefined, handlers),
      onEvent: receive,
      onState(state, trouble) {
        if (state === "live") {
          sessionCheck.reset();
          if (Date.now() - shownSince > LIVE_LOOKBACK_MS) receive({ type: "everything" });
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
