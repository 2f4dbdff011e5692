import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { openSpots, type Seats } from "@fourball/domain/tee-time/spots";
import type { Dot } from "@fourball/ui/dots";

export type SeatedGame = Pick<TeeTimeCard, "totalSlots" | "confirmedCount" | "pendingCount" | "viewerStatus">;

export const seatsOf = ({ totalSlots, confirmedCount }: SeatedGame): Seats => ({ totalSlots, confirmed: confirmedCount });

/** The host sees everyone who asks; the others see only themselves among them. */
const visibleRequests = ({ viewerStatus, pendingCount }: SeatedGame): number => {
  if (viewerStatus === "host") return pendingCount;
  return viewerStatus === "pending" ? 1 : 0;
};

/** One dot a seat: the host, who is in, who asks, what is open. */
export function dotsOf(game: SeatedGame): Dot[] {
  const open = Math.max(0, openSpots(seatsOf(game)));
  const pending = Math.min(open, visibleRequests(game));
  return [
    "ringed",
    ...Array<Dot>(game.confirmedCount).fill("filled"),
    ...Array<Dot>(pending).fill("pending"),
    ...Array<Dot>(open - pending).fill("open"),
  ];
}
