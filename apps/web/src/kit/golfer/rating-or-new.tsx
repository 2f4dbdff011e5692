import { isNewGolfer, ratingText } from "@fourball/domain/profile/rating";
import { Stars } from "@fourball/ui/stars";
import type { ReactNode } from "react";
import { golferTexts } from "./texts.ts";

type RatingProps = {
  of: { rating: number | null; ratingsCount: number | null; gamesHosted: number | null; gamesPlayed: number | null };
  size?: "small" | "medium";
};

/** The stars, or "New" alone while nothing is known. Nothing for golfers who keep their rating private. */
export function RatingOrNew({ of, size = "small" }: RatingProps): ReactNode {
  if (of.rating === null) return null;
  if (isNewGolfer(of)) return <span>{golferTexts.fresh}</span>;
  return <Stars figure={ratingText(of.rating)} label={golferTexts.rated(ratingText(of.rating))} size={size} value={of.rating} />;
}
