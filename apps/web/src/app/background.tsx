import { lazy, type ReactNode, Suspense } from "react";
import { LiveSync } from "../kit/live-sync/live-sync.ts";
import { PushUpkeep } from "./push-upkeep.ts";
import { WarningGate } from "./warning/warning-gate.tsx";

const Commands = lazy(() => import("../features/commands/commands.tsx").then(({ Commands }) => ({ default: Commands })));

/** What every page of a signed-in golfer has besides what it shows; loaded as one, once the browser is idle. */
export const Background = (): ReactNode => (
  <>
    <LiveSync />
    <PushUpkeep />
    <WarningGate />
    <Suspense>
      <Commands />
    </Suspense>
  </>
);
