import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../../tee-time/chat/chat-access.ts";

const RoundCard = lazy(() => import("./round-card.tsx").then(({ RoundCard }) => ({ default: RoundCard })));

/** For those who played a completed round. */
export const RoundLayer = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode =>
  teeTime.status === "completed" && canUseChat(teeTime) ? (
    <Suspense>
      <RoundCard teeTimeId={teeTime.id} />
    </Suspense>
  ) : null;
