import { isFillTime } from "@fourball/domain/fill/plan";
import type { FillMessage } from "@fourball/domain/fill/schema";
import type { LiveChange } from "@fourball/domain/live/change";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { askedTexts } from "../../../golf/fill/fill-words.ts";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { useViewerId } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { fillTexts as texts } from "./texts.ts";

export const changesSpots = (_: unknown, { teeTimeId }: { teeTimeId: string }): LiveChange[] =>
  ownTeeTimeChange(teeTimeId, "spots");

/** The message about an open spot that the viewer, who has no spot in the game, got; undefined where there was none. */
export function useFillMessage({ id, teeOffAt, status, viewerStatus }: TeeTimeDetail): FillMessage | undefined {
  const isMember = useViewerId() !== undefined;
  const isPossible = status === "active" && viewerStatus !== "host" && viewerStatus !== "confirmed";
  const { data } = trpc.fill.get.useQuery(
    { teeTimeId: id },
    { enabled: isMember && isPossible && isFillTime(Temporal.Instant.from(teeOffAt), Temporal.Now.instant()) },
  );
  return isPossible ? (data?.message ?? undefined) : undefined;
}

/** Whether there is a spot to say yes to. */
export const isAsked = (message: FillMessage | undefined): boolean =>
  message !== undefined && !message.isGone && message.answer === null;

/** Whether the viewer said yes, or came to say it, when the spot was gone. */
export const cameLate = (message: FillMessage | undefined): boolean =>
  message?.answer === "late" || (message?.answer === null && message.isGone);

/** Says yes or no in the game itself. */
export const useAnswerFill = () =>
  useAction(trpc.fill.answer, {
    done: ({ outcome }) => texts.answered[outcome],
    failed: askedTexts.failed,
    change: changesSpots,
  });
export type AnswerFill = ReturnType<typeof useAnswerFill>;
