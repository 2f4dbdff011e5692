import { ratingText } from "@fourball/domain/profile/rating";
import { RATINGS_UNTIL_KNOWN } from "@fourball/domain/rating/constants";
import { Stars } from "@fourball/ui/stars";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

type Rated = { rating: number | null; ratingsCount: number | null };

/** On cards and rows: the stars, or "New" alone until there are enough ratings. Nothing for golfers who keep their rating private. */
export function RatingOrNew({ of: { rating, ratingsCount } }: { of: Rated }): ReactNode {
  if (rating === null) return null;
  if (ratingsCount !== null && ratingsCount < RATINGS_UNTIL_KNOWN) return <span>{texts.fresh}</span>;
  return <Stars figure={ratingText(rating)} label={texts.rated(ratingText(rating))} size="small" value={rating} />;
}
