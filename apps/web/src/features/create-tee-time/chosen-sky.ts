import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import type { CourseChoice } from "../../tee-time/form/form-values.ts";

const MORNING = "08:00";
const nowhere = { latitude: null, longitude: null, state: "", country: "" };

/** The sky of what is chosen so far: a morning of today, at a course between trees, where nothing is. */
export function chosenSky({ course, ...chosen }: { course: CourseChoice | null; date: string; time: string }): Sky {
  const timeZone = course?.timeZone ?? Temporal.Now.timeZoneId();
  const date = chosen.date || Temporal.Now.plainDateISO(timeZone).toString();
  const time = chosen.time || MORNING;
  return skyOf({ course: course ?? nowhere, date, time, teeOffAt: teeOffInstant({ date, time, timeZone }).toString() });
}
