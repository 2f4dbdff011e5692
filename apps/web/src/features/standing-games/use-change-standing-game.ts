import type { LiveChange } from "@fourball/domain/live/change";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useAction } from "../../kit/use-action.ts";
import { standingGamesTexts } from "./texts.ts";

/** The list, and the pages of its games, which say that they are part of it. */
const change = (): readonly LiveChange[] => [{ type: "notifications" }, { type: "own-games" }];

/** The host chooses who is asked first. */
export const useChangeRegulars = (after: () => void) =>
  useAction(trpc.standingGame.changeRegulars, {
    done: standingGamesTexts.change.saved,
    failed: standingGamesTexts.change.failed,
    change,
    after,
  });

/** A regular hosts from now on; the viewer is out. */
export const useHandOver = (successor: string, after: () => void) =>
  useAction(trpc.standingGame.handOver, {
    done: standingGamesTexts.handOver.done(successor),
    failed: standingGamesTexts.handOver.failed,
    change,
    after,
  });

/** The host ends it; rejects when that is refused. */
export const useEnd = () => useAction(trpc.standingGame.end, { ...standingGamesTexts.end, change });

/** A regular leaves; rejects when that is refused. */
export const useLeave = () => useAction(trpc.standingGame.leave, { ...standingGamesTexts.leave, change });
