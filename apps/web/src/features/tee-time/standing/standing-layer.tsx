import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";

const load = () => import("./standing-parts.tsx");
export const RegularCard = lazy(() => load().then((parts) => ({ default: parts.RegularCard })));
export const RegularBar = lazy(() => load().then((parts) => ({ default: parts.RegularBar })));
const StandingLink = lazy(() => load().then((parts) => ({ default: parts.StandingLink })));

/** For those who take part in the standing game that it is a date of, and for the host of any other. */
export const StandingLayer = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode =>
  teeTime.standingGameId || (teeTime.viewerStatus === "host" && teeTime.status !== "cancelled") ? (
    <Suspense fallback={<div className="h-6" />}>
      <StandingLink teeTime={teeTime} />
    </Suspense>
  ) : null;
