import { plural } from "../../kit/plural.ts";

/** How many holes have light, where not all of them do. */
export const lightWords = (holes: number): string =>
  holes > 0 ? plural(holes, { one: "About # hole of light", other: "About # holes of light" }) : "Plays after dark";
