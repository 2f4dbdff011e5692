import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { spotCountsOf } from "../../tee-time/face/spot-counts.ts";

/** How the soonest games are shown. The sort is stable, so the rest of the order stays. */
export const fullLastInDay = (teeTimes: readonly TeeTimeCard[]): TeeTimeCard[] =>
  teeTimes.toSorted((a, b) => a.date.localeCompare(b.date) || Number(isFull(spotCountsOf(a))) - Number(isFull(spotCountsOf(b))));
