import type { LiveChange } from "@fourball/domain/live/change";
import { askedTexts } from "../../../golf/fill/fill-words.ts";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { fillTexts as texts } from "./texts.ts";

export const changesSpots = (_: unknown, { teeTimeId }: { teeTimeId: string }): LiveChange[] =>
  ownTeeTimeChange(teeTimeId, "spots");

/** Says yes or no in the game itself. */
export const useAnswerFill = () =>
  useAction(trpc.fill.answer, {
    done: ({ outcome }) => texts.answered[outcome],
    failed: askedTexts.failed,
    change: changesSpots,
  });
export type AnswerFill = ReturnType<typeof useAnswerFill>;
