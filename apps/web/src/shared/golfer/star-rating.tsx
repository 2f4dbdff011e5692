import { ratingText } from "@fourball/domain/profile/rating";
import { Stars } from "@fourball/ui/stars";
import type { ReactNode } from "react";
import { NewGolfer } from "./new-golfer.tsx";
import { texts } from "./texts.ts";

type Rated = { rating: number | null; ratingsCount: number | null };

/** Five stars, filled by the whole number, with the figure beside them. Nothing for golfers who keep their rating private. */
export function StarRating({ of: { rating, ratingsCount } }: { of: Rated }): ReactNode {
  if (rating === null) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Stars figure={ratingText(rating)} label={texts.rated(ratingText(rating))} value={rating} />
      <NewGolfer ratingsCount={ratingsCount} />
    </span>
  );
}
