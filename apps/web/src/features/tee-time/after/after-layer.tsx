import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../../tee-time/chat/chat-access.ts";

const AfterRound = lazy(() => import("./after-round.tsx").then((m) => ({ default: m.AfterRound })));

/** Whether the viewer played it, and it is over. */
export const isPlayed = (teeTime: TeeTimeDetail): boolean => teeTime.status === "completed" && canUseChat(teeTime);

export const AfterLayer = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode =>
  isPlayed(teeTime) ? (
    <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
      <AfterRound teeTime={teeTime} />
    </Suspense>
  ) : null;
