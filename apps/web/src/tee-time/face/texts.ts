import { plural } from "../../shared/plural.ts";

export const texts = {
  preferences: "Preferences",
  more: (count: number) => `+${count} more`,
  /** Follows the number of spots. */
  open: " open",
  underWay: "Under way",
  completed: "Completed",
  light: {
    sunset: (time: string) => `Sunset ${time}`,
    holes: (lit: number) => plural(lit, { one: "About # hole of light", other: "About # holes of light" }),
    sunrise: (time: string) => `Sunrise ${time}`,
    beforeSunrise: "Tees off before sunrise",
    all: "Light for every hole",
    none: "Plays after dark",
  },
};
