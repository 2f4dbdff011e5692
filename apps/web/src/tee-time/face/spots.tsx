import { spotsText } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, type GameSpots, spotCountsOf } from "./spot-counts.ts";

/** The spots as dots, and the open ones as text. */
export function Spots({ game, size }: { game: GameSpots; size?: "medium" | "large" }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Dots dots={dotsOf(game)} size={size} />
      <span className="whitespace-nowrap font-semibold">{spotsText(spotCountsOf(game))}</span>
    </span>
  );
}
