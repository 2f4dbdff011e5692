import { isFillTime } from "@fourball/domain/fill/fill-time";
import type { FillMessage } from "@fourball/domain/fill/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { useViewerId } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";

type Known = { message: FillMessage | undefined; isKnown: boolean };

/** The message about an open spot that the viewer, who has no spot in the game, got; none for most. */
export function useFillMessage({ id, teeOffAt, status, viewerStatus }: TeeTimeDetail): Known {
  const isMember = useViewerId() !== undefined;
  const isPossible = status === "active" && viewerStatus !== "host" && viewerStatus !== "confirmed";
  const { data, isLoading } = trpc.fill.get.useQuery(
    { teeTimeId: id },
    { enabled: isMember && isPossible && isFillTime(Temporal.Instant.from(teeOffAt), Temporal.Now.instant()) },
  );
  return { message: isPossible ? (data?.message ?? undefined) : undefined, isKnown: !isLoading };
}

/** Whether there is a spot to say yes to. */
export const isAsked = (message: FillMessage | undefined): boolean =>
  message !== undefined && !message.isGone && message.answer === null;

/** Whether the viewer said yes, or came to say it, when the spot was gone. */
export const cameLate = (message: FillMessage | undefined): boolean =>
  message?.answer === "late" || (message?.answer === null && message.isGone);
