import { RATINGS_UNTIL_KNOWN } from "@fourball/domain/rating/constants";
import type { ReactNode } from "react";

/** Beside the stars of a golfer of whom too few have said anything. */
export function NewGolfer({ ratingsCount }: { ratingsCount: number | null }): ReactNode {
  return ratingsCount !== null && ratingsCount < RATINGS_UNTIL_KNOWN ? <span>New</span> : null;
}
