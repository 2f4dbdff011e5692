import { z } from "zod";
import { box } from "../box.ts";
import { entityId } from "../id.ts";
import { position } from "../position.ts";
import { HANDICAP_MAX } from "../profile/constants.ts";
import { oneLine, text } from "../text.ts";
import { FILTERS, LIST_MAX, MOODS, PREFERENCE_LENGTH_MAX, PREFERENCES_MAX, RADIUS_KM, SORTS, TIMES_OF_DAY } from "./constants.ts";
import { teeTimeCard } from "./schema.ts";

/** `24:00` is the end of a day. */
const clockTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "Time must be HH:mm");
const handicap = z.number().min(0).max(HANDICAP_MAX);

/** What narrows the marketplace; every part may be absent. */
export const teeTimeFilter = z.object({
  filter: z.enum(FILTERS, `Filter must be one of ${FILTERS.join(", ")}`).optional(),
  q: text(100).optional(),
  near: position.optional(),
  radiusKm: z.number().min(RADIUS_KM.min).max(RADIUS_KM.max).optional(),
  from: z.iso.date("Date must be YYYY-MM-DD").optional(),
  to: z.iso.date("Date must be YYYY-MM-DD").optional(),
  timesOfDay: z.array(z.enum(TIMES_OF_DAY)).max(TIMES_OF_DAY.length).optional(),
  /** Tee-off on the course's clock: at `timeFrom` or later, and before `timeTo`. */
  timeFrom: clockTime.optional(),
  timeTo: clockTime.optional(),
  minOpen: z.number().int().min(1).max(3).optional(),
  moods: z.array(z.enum(MOODS)).max(MOODS.length).optional(),
  preferences: z.array(oneLine(PREFERENCE_LENGTH_MAX)).max(PREFERENCES_MAX).optional(),
  handicapMin: handicap.optional(),
  handicapMax: handicap.optional(),
  courseId: entityId("courseNotFound").optional(),
  /** Courses without coordinates are in none. */
  box: box.optional(),
});
export type TeeTimeFilter = z.infer<typeof teeTimeFilter>;

export const listTeeTimesInput = teeTimeFilter.extend({
  /** The soonest first, or the nearest for Near Me, unless it says otherwise. */
  sort: z.enum(SORTS, `Sort must be one of ${SORTS.join(", ")}`).optional(),
  /** What is local for `local-first` without `near`: the courses in this IANA time zone. */
  timeZone: z.string().max(100).optional(),
  limit: z.number().int().min(1).max(LIST_MAX).optional(),
  cursor: z.string().max(200).optional(),
});
export type ListTeeTimesInput = z.infer<typeof listTeeTimesInput>;

export const teeTimePage = z.object({
  items: z.array(teeTimeCard),
  nextCursor: z.string().nullable(),
});
export type TeeTimePage = z.infer<typeof teeTimePage>;

/** How many games each date holds, on the courses' own clocks; dates without games are left out. */
export const dayCounts = z.array(z.object({ date: z.string(), count: z.number().int() }));
export type DayCounts = z.infer<typeof dayCounts>;

/** From here on, the number of games that a filter finds may be half a minute old; in a wide box from a tenth of it. */
export const COUNT_EXACT_BELOW = 10_000;
const BOX_EXACT_BELOW = 1000;

/** Whether a number of games is that of this moment. */
export const isExactCount = ({ box }: TeeTimeFilter, count: number): boolean =>
  count < (box ? BOX_EXACT_BELOW : COUNT_EXACT_BELOW);
