import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../../golf/chat/chat-access.ts";

const load = () => import("./standing-parts.tsx");
export const RegularCard = lazy(() => load().then((parts) => ({ default: parts.RegularCard })));
export const RegularBar = lazy(() => load().then((parts) => ({ default: parts.RegularBar })));
const StandingLink = lazy(() => load().then((parts) => ({ default: parts.StandingLink })));

/** For the players of the standing game that it is a date of; its host has a row in the list of what more can be done. */
export const StandingLayer = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode =>
  teeTime.standingGameId && !canUseChat(teeTime) ? (
    <Suspense fallback={<div className="h-6" />}>
      <StandingLink />
    </Suspense>
  ) : null;
