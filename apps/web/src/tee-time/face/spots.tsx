import { spotsText } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, type GameSpots, spotCountsOf } from "./spot-counts.ts";
import { texts } from "./texts.ts";

type SpotsProps = {
  game: GameSpots;
  size?: "medium" | "large" /** Cancelled or past: nothing is open any more. */;
  isOver?: boolean;
};

/** The spots as dots, and the open ones as text. */
export function Spots({ game, size, isOver = false }: SpotsProps): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Dots dots={dotsOf(game)} muted={isOver} size={size} />
      <span className="whitespace-nowrap font-semibold">
        <span>{spotsText(spotCountsOf(game))}</span>
        {isOver ? null : texts.open}
      </span>
    </span>
  );
}
