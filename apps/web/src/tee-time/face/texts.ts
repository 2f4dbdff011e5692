import { plural } from "../../shared/plural.ts";

export const texts = {
  light: {
    sunset: (time: string) => `Sunset ${time}`,
    holes: (lit: number) => plural(lit, { one: "About # hole of light", other: "About # holes of light" }),
    all: "Light for every hole",
    none: "Plays after dark",
  },
};
