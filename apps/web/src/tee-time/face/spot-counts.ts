import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { openSpots, type Spots } from "@fourball/domain/tee-time/spots";
import type { Dot } from "@fourball/ui/dots";

export type GameSpots = Pick<TeeTimeCard, "totalSlots" | "confirmedCount" | "pendingCount" | "viewerStatus">;

export const spotCountsOf = ({ totalSlots, confirmedCount }: GameSpots): Spots => ({ totalSlots, confirmed: confirmedCount });

/** The host sees every request; others see only their own. */
const visibleRequests = ({ viewerStatus, pendingCount }: GameSpots): number => {
  if (viewerStatus === "host") return pendingCount;
  return viewerStatus === "pending" ? 1 : 0;
};

/** One dot per spot: the host, confirmed players, requests, open spots. */
export function dotsOf(game: GameSpots): Dot[] {
  const open = Math.max(0, openSpots(spotCountsOf(game)));
  const pending = Math.min(open, visibleRequests(game));
  return [
    "ringed",
    ...Array<Dot>(game.confirmedCount).fill("filled"),
    ...Array<Dot>(pending).fill("pending"),
    ...Array<Dot>(open - pending).fill("open"),
  ];
}
