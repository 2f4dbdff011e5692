import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";

const CostsCard = lazy(() => whenIdle().then(async () => ({ default: (await import("./costs-card.tsx")).CostsCard })));

/** What the game costs, and after the round who owes whom; it comes after the first screen. */
export function CostsLayer({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  return teeTime.status === "cancelled" ? null : (
    <Suspense>
      <CostsCard teeTime={teeTime} />
    </Suspense>
  );
}
