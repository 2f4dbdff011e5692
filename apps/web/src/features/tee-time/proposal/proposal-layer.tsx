import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { canUseChat } from "../../../tee-time/chat/chat-access.ts";

const ProposalCard = lazy(() => whenIdle().then(async () => ({ default: (await import("./proposal-card.tsx")).ProposalCard })));

/** For the host and the players of a game to come: what the host would change. */
export function ProposalLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  return teeTime.status === "active" && canUseChat(teeTime) ? (
    <Suspense>
      <ProposalCard teeTime={teeTime} />
    </Suspense>
  ) : null;
}
