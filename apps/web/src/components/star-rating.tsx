import { ratingText } from "@fourball/domain/profile/rating";
import { Stars } from "@fourball/ui/stars";
import type { ReactNode } from "react";

/** Five stars, filled by the whole number, with the figure beside them; 0.0 and "New" for a golfer whom nobody has rated. */
export function StarRating({ rating, className }: { rating: number | null; className?: string }): ReactNode {
  return (
    <>
      <Stars className={className} figure={ratingText(rating)} label={`Rated ${ratingText(rating)} of 5`} value={rating ?? 0} />
      {rating === 0 ? <span>New</span> : null}
    </>
  );
}
