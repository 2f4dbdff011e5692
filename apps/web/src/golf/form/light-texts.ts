import { plural } from "../../kit/plural.ts";

/** How far the light reaches, on the form of a tee time. */
export const lightTexts = {
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
