import { type HolesOfLight, holesOfLight } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { daylightOf } from "@fourball/domain/tee-time/sun";
import { type ReactNode, Suspense } from "react";
import { clockText } from "../../kit/formatting.ts";
import { optionalPart } from "../../kit/when-idle.ts";
import { LightLine } from "./light-line.tsx";
import { lightWords } from "./light-words.ts";

/** The light of a whole round. */
const texts = {
  sunset: (time: string) => `Sunset ${time}`,
  sunrise: (time: string) => `Sunrise ${time}`,
  beforeSunrise: "Tees off before sunrise",
};

/** Few games are played into the evening, and the words beside it say the same. */
const LightStrip = optionalPart(async () => (await import("@fourball/ui/art/light-strip")).LightStrip);

/** When the sun sets, and how many holes have light; hole by hole for a game that may be played into the dark. */
export function RoundLight({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const daylight = teeTime.status === "active" ? daylightOf(teeTime) : undefined;
  if (!daylight) return null;
  const light = holesOfLight(teeTime);
  const startsInTheDark = Date.parse(teeTime.teeOffAt) < daylight.sunrise;
  const [event, words] = startsInTheDark
    ? [texts.sunrise(timeOf(daylight.sunrise, teeTime)), texts.beforeSunrise]
    : [texts.sunset(timeOf(daylight.sunset, teeTime)), light && inWords(light)];
  return (
    <>
      <LightLine event={event} words={words} />
      {light ? (
        <span className="mx-4 mb-3.5 block h-5.5 sm:mx-7 sm:mb-4">
          <Suspense>
            <LightStrip hours={light.hours} />
          </Suspense>
        </span>
      ) : null}
    </>
  );
}

const timeOf = (at: number, { course }: TeeTimeDetail): string =>
  clockText(
    Temporal.Instant.fromEpochMilliseconds(Math.round(at))
      .toZonedDateTimeISO(course.timeZone)
      .toPlainTime()
      .toString({ smallestUnit: "minute" }),
  );

/** Nothing where every hole has light. */
const inWords = ({ lit, hours }: HolesOfLight): string | undefined => (lit === hours.length ? undefined : lightWords(lit));
