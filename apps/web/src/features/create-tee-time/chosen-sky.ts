import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import type { CourseChoice, TeeTimeValues } from "../../golf/form/form-values.ts";

const MORNING = "08:00";
const nowhere = { latitude: null, longitude: null, state: "", country: "" };

type Chosen = { course: CourseChoice | null } & Pick<TeeTimeValues, "date" | "time" | "totalSlots" | "preferences">;

/** The sky of what is chosen so far: a morning of today, at a course between trees, where nothing is. */
export function chosenSky({ course, totalSlots = DEFAULT_SLOTS, preferences = [], ...chosen }: Chosen): Sky {
  const timeZone = course?.timeZone ?? Temporal.Now.timeZoneId();
  const date = chosen.date || Temporal.Now.plainDateISO(timeZone).toString();
  const time = chosen.time || MORNING;
  const teeOffAt = teeOffInstant({ date, time, timeZone }).toString();
  return skyOfGame({ course: course ?? nowhere, date, time, teeOffAt, totalSlots, preferences });
}
