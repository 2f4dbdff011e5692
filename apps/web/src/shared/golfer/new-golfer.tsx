import { RATINGS_UNTIL_KNOWN } from "@fourball/domain/rating/constants";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** Shown instead of stars until a golfer has enough ratings. */
export function NewGolfer({ ratingsCount }: { ratingsCount: number | null }): ReactNode {
  return ratingsCount !== null && ratingsCount < RATINGS_UNTIL_KNOWN ? <span>{texts.fresh}</span> : null;
}
