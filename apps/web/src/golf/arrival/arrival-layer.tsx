import { canArrive } from "@fourball/domain/attendance/arrival";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { canUseChat } from "../chat/chat-access.ts";
import type { ArrivalProps } from "./arrival-panel.tsx";

const Arrival = lazy(() => import("./arrival-panel.tsx").then((m) => ({ default: m.Arrival })));

/** From 90 minutes before tee-off until the round is over: the panel by which those in the game say that they're here. */
export function ArrivalLayer(props: ArrivalProps): ReactNode {
  const { game } = props;
  // It opens by itself on a page that stays open.
  const isOpen = useSyncExternalStore(subscribeToClock, () => isOpenNow(game));
  return isOpen ? (
    <Suspense>
      <Arrival {...props} />
    </Suspense>
  ) : null;
}

const isOpenNow = (game: Pick<TeeTimeCard, "viewerStatus" | "status" | "teeOffAt">): boolean =>
  canUseChat(game) && canArrive({ ...game, teeOffAt: Temporal.Instant.from(game.teeOffAt) }, Temporal.Now.instant());
