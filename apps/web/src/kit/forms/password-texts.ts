import { PASSWORD_MIN } from "@fourball/domain/account/constants";
import { plural } from "../plural.ts";

/** What the fields of passwords say. */
export const passwordFieldTexts = {
  show: "Show password",
  hide: "Hide password",
  hint: `At least ${PASSWORD_MIN} characters. A few words are easy to remember.`,
  weak: "Strength: weak, easy to guess",
  fair: "Strength: fair, a few more characters make it better",
  good: "Strength: good",
  strong: "Strength: strong",
  missing: (count: number) => plural(count, { one: "# more character", other: "# more characters" }),
};
