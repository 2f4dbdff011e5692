import { roundLinkEnd } from "@fourball/domain/round-link/end";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../../tee-time/chat/chat-access.ts";

const RoundLinkCard = lazy(() => import("./round-link-card.tsx").then(({ RoundLinkCard }) => ({ default: RoundLinkCard })));

/** For those who play, until some time after the round: a link for somebody they trust. */
export function RoundLinkLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const end = roundLinkEnd({ teeOffAt: Temporal.Instant.from(teeTime.teeOffAt) });
  const isShareable = teeTime.status !== "cancelled" && Temporal.Instant.compare(end, Temporal.Now.instant()) > 0;
  return canUseChat(teeTime) && isShareable ? (
    <Suspense>
      <RoundLinkCard courseName={teeTime.course.name} teeTimeId={teeTime.id} />
    </Suspense>
  ) : null;
}
