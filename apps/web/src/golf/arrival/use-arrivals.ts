import { arrivalWindow } from "@fourball/domain/attendance/arrival";
import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { marksCloseAt } from "@fourball/domain/attendance/windows";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { useSyncExternalStore } from "react";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { canUseChat } from "../chat/chat-access.ts";
import { arrivalTimeText } from "./arrival-time.ts";
import { arrivalTexts } from "./texts.ts";

export type ArrivalGame = Pick<TeeTimeCard, "id" | "teeOffAt" | "status" | "viewerStatus" | "course">;

/** From when anyone can be here until the host can no longer say that somebody wasn't. */
function isKnownNow(game: ArrivalGame): boolean {
  if (game.status === "cancelled" || !canUseChat(game)) return false;
  const round = { teeOffAt: Temporal.Instant.from(game.teeOffAt) };
  const now = Temporal.Now.instant();
  const isPast = (moment: Temporal.Instant): boolean => Temporal.Instant.compare(moment, now) <= 0;
  return isPast(arrivalWindow(round).from) && !isPast(marksCloseAt(round));
}

/** Who of the viewer's game is at the course. */
export function useArrivals(game: ArrivalGame): GameArrivals | undefined {
  const isKnown = useSyncExternalStore(subscribeToClock, () => isKnownNow(game));
  const { data } = trpc.attendance.arrivals.useQuery({ teeTimeId: game.id }, { enabled: isKnown });
  return isKnown ? data : undefined;
}

/** `Here · 7:12 AM` of a golfer of the game who is. */
export function useArrivalTexts(game: ArrivalGame): (userId: string) => string | undefined {
  const arrivals = useArrivals(game)?.arrivals;
  return (userId) => {
    const arrival = arrivals?.find((each) => each.userId === userId);
    return arrival && arrivalTexts.status(arrivalTimeText(arrival.at, game.course.timeZone));
  };
}
