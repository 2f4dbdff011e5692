import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** For what the viewer has just changed: fetches anew what shows it. Resolves when the screen is fresh. */
export function useMarkStale(): (changes: readonly LiveChange[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (changes) => {
      // The first screen does without the queue; the live subscription has usually loaded it.
      const loaded = await import("./change-queue.ts").catch(() => undefined);
      await (loaded ? loaded.changeQueueOf(queryClient).complete(changes) : queryClient.invalidateQueries());
    },
    [queryClient],
  );
}

/** The viewer changed a game that the viewer takes part in. */
export const ownTeeTimeChange = (teeTimeId: string, change: TeeTimeChange): LiveChange[] => [
  { type: "tee-time", teeTimeId, change },
  { type: "own-games" },
];

/** The screen turned out to be out of date, or the change shows in more places than can be named. */
export const ANY_CHANGE: readonly LiveChange[] = [{ type: "everything" }];
