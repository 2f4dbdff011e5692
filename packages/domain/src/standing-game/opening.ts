import { latestOpening } from "../tee-time/head-start.ts";
import { OPENS_TO_ALL_DAYS } from "./constants.ts";

/** Regulars have a day before everyone else, also on a date that is made late. */
const FIRST_HOURS = 24;

/** When a date of a standing game opens to everyone; undefined where that is now. */
export function opensAtFor({ teeOffAt, now }: Record<"teeOffAt" | "now", Temporal.Instant>): Temporal.Instant | undefined {
  const usual = teeOffAt.subtract({ hours: OPENS_TO_ALL_DAYS * 24 });
  const soonest = now.add({ hours: FIRST_HOURS });
  const opensAt = Temporal.Instant.compare(usual, soonest) > 0 ? usual : soonest;
  return Temporal.Instant.compare(opensAt, latestOpening(teeOffAt)) > 0 ? undefined : opensAt;
}
