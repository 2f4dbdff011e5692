import { spotsText } from "@fourball/domain/tee-time/spots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, type SeatedGame, seatsOf } from "./seats.ts";

/** The seats as dots, and what is left of them in words. */
export function Spots({ game, size }: { game: SeatedGame; size?: "medium" | "large" }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Dots dots={dotsOf(game)} size={size} />
      <span className="whitespace-nowrap font-semibold">{spotsText(seatsOf(game))}</span>
    </span>
  );
}
