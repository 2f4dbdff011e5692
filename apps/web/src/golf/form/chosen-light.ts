import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { lastFullRound, litHoles, type PlayedGame } from "@fourball/domain/tee-time/holes-of-light";
import { daylightOf } from "@fourball/domain/tee-time/sun";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { clockText } from "../../kit/formatting.ts";
import { plural } from "../../kit/plural.ts";
import type { CourseChoice, TeeTimeValues } from "./form-values.ts";

/** How far the light reaches, on the form of a tee time. */
const texts = {
  sunset: (time: string) => `Sunset ${time}`,
  lastRound: (sunset: string, last: string) => `Sunset ${sunset}: the last full round starts at ${last}`,
  holes: (time: string, holes: number) =>
    `At ${time}, there's light for about ${plural(holes, { one: "# hole", other: "# holes" })} of 18.`,
  dark: (time: string) => `At ${time}, you'd play after dark.`,
  sunrise: (time: string) => `Sunrise ${time}`,
  brief: {
    all: "light for all 18 holes",
    holes: (holes: number) => `about ${plural(holes, { one: "# hole", other: "# holes" })} of light`,
    dark: "after dark",
    beforeSunrise: "before sunrise",
  },
  beforeSunrise: (time: string) => `At ${time}, you'd tee off before sunrise.`,
};

type Chosen = Pick<TeeTimeValues, "date" | "time" | "totalSlots" | "preferences">;

export type ChosenLight = {
  sun: string;
  /** Where the chosen hour leaves holes in the dark. */
  warning?: string;
  /** How far the light reaches from the chosen hour, in a few words. */
  brief?: string;
};

/** When the sun sets on the chosen day, and what light the chosen hour has. */
export function chosenLight(course: CourseChoice, chosen: Chosen): ChosenLight | undefined {
  const day = gameAt("12:00", course, chosen);
  const daylight = daylightOf(day);
  if (!daylight) return undefined;
  const { time } = chosen;
  const game = time ? gameAt(time, course, chosen) : undefined;
  if (game && Date.parse(game.teeOffAt) < daylight.sunrise)
    return {
      sun: texts.sunrise(clockAt(daylight.sunrise, course)),
      warning: texts.beforeSunrise(clockText(time)),
      brief: texts.brief.beforeSunrise,
    };
  const last = lastFullRound(day);
  const sunset = clockAt(daylight.sunset, course);
  const sun = last ? texts.lastRound(sunset, clockAt(last.epochMilliseconds, course)) : texts.sunset(sunset);
  if (!game) return { sun };
  const holes = litHoles(game);
  if (holes === undefined) return { sun, brief: texts.brief.all };
  return holes > 0
    ? { sun, warning: texts.holes(clockText(time), holes), brief: texts.brief.holes(holes) }
    : { sun, warning: texts.dark(clockText(time)), brief: texts.brief.dark };
}

const gameAt = (
  time: string,
  course: CourseChoice,
  { date, totalSlots = DEFAULT_SLOTS, preferences = [] }: Chosen,
): PlayedGame => ({
  course,
  date,
  time,
  teeOffAt: teeOffInstant({ date, time, timeZone: course.timeZone }).toString(),
  totalSlots,
  preferences,
});

const clockAt = (at: number, { timeZone }: CourseChoice): string =>
  clockText(
    Temporal.Instant.fromEpochMilliseconds(Math.round(at))
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: "minute" }),
  );
