import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type CountedGame, openSpots, type Spots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { Dot } from "@fourball/ui/dots";

export type GameSpots = CountedGame & Pick<TeeTimeCard, "pendingCount" | "viewerStatus">;

export const spotCountsOf = (game: GameSpots): Spots => spotsOfGame(game);

/** The host sees every request; others see only their own. */
const visibleRequests = ({ viewerStatus, pendingCount }: GameSpots): number => {
  if (viewerStatus === "host") return pendingCount;
  return viewerStatus === "pending" ? 1 : 0;
};

/** One dot per spot: the host, confirmed players, spots on offer to the waitlist and requests, open spots. */
export function dotsOf(game: GameSpots): Dot[] {
  const open = Math.max(0, openSpots(spotCountsOf(game)));
  const pending = Math.min(open, visibleRequests(game));
  return [
    "ringed",
    ...Array<Dot>(game.confirmedCount).fill("filled"),
    ...Array<Dot>(game.offeredCount + pending).fill("pending"),
    ...Array<Dot>(open - pending).fill("open"),
  ];
}
