import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { askAgain } from "./ask-again.ts";
import { watchAsked } from "./asked-since.ts";
import { gather } from "./gather.ts";
import { keepSubscribed } from "./keep-subscribed.ts";
import { handleUnauthorized } from "./session.ts";
import { sessionDoubt } from "./session-doubt.ts";
import { type Heard, touchedFigures, touchedQueries } from "./touched-queries.ts";
import { trpc } from "./trpc.ts";

/** A burst of changes is one round of questions, and even a busy club leads to no more than two in three seconds. */
const PACE = { waitMs: 100, restMs: 1500 };

/** Each change of any game touches the figures of every tab in the club, which had better not ask at the same moment. */
const FIGURES_SPREAD_MS = 2000;

/** Keeps what is on this tab's screens true, by one subscription: each change asks again for exactly what it touches. */
export function useLiveChanges(): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    const asked = watchAsked(queryClient.getQueryCache());
    const changes = gather<Heard>((all) => askAgain(queryClient, touchedQueries(all, asked.has)), PACE);
    const figures = gather<Heard>((all) => askAgain(queryClient, touchedFigures(all, asked.has)), {
      ...PACE,
      waitMs: PACE.waitMs + Math.random() * FIGURES_SPREAD_MS,
    });
    const doubt = sessionDoubt(() => client.account.current.query());
    let shownSince = Date.now();
    function hear(change: LiveChange): void {
      const heard = { change, at: performance.now() };
      changes.add(heard);
      if (change.type === "tee-time") figures.add(heard);
    }
    const stop = keepSubscribed<LiveChange>({
      subscribe: (handlers) => client.live.changes.subscribe(undefined, handlers),
      onEvent: hear,
      onState(state, trouble) {
        if (state === "live") {
          doubt.end();
          if (Date.now() - shownSince > LIVE_LOOKBACK_MS) hear({ type: "everything" });
          // The next time will be after a break, in which anything may have happened.
          shownSince = Number.NEGATIVE_INFINITY;
        } else if (trouble) {
          shownSince = Number.NEGATIVE_INFINITY;
          doubt.begin();
        }
      },
      onRefused: handleUnauthorized,
    });
    return () => {
      stop();
      changes.stop();
      figures.stop();
      asked.stop();
    };
  }, [client, queryClient]);
}
