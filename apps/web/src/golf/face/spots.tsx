import { openSpotsText, spotsText } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, type GameSpots, spotCountsOf } from "./spot-counts.ts";

type SpotsProps = {
  game: GameSpots;
  size?: "medium" | "large";
  /** Cancelled or past: nothing is open any more, and the dots say it in grey. */
  isOver?: boolean;
  /** False where a button or a badge says it. */
  hasWords?: boolean;
};

/** The spots as dots, and the open ones in words. The dots' name has them of how many. */
export function Spots({ game, size, isOver = false, hasWords = true }: SpotsProps): ReactNode {
  const spots = spotCountsOf(game);
  return (
    <span className="inline-flex max-w-full shrink-0 flex-wrap items-center gap-x-2.5">
      <Dots dots={dotsOf(game)} label={spotsText(spots)} muted={isOver} size={size} />
      {isOver || !hasWords ? null : <span className="whitespace-nowrap font-semibold">{openSpotsText(spots)}</span>}
    </span>
  );
}
