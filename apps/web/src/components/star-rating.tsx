import { ratingText } from "@fourball/domain/profile/rating";
import { Stars } from "@fourball/ui/stars";
import type { ReactNode } from "react";

/** Five stars, filled by the whole number, with the figure beside them; 0.0 and "New" for a golfer whom nobody has rated.
 * Nothing where the rating is a golfer's own affair. */
export function StarRating({ rating, className }: { rating: number | null; className?: string }): ReactNode {
  if (rating === null) return null;
  return (
    <>
      <Stars className={className} figure={ratingText(rating)} label={`Rated ${ratingText(rating)} of 5`} value={rating} />
      {rating === 0 ? <span>New</span> : null}
    </>
  );
}
