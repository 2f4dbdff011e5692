import { mutationsOfTheCalls } from "./mutations-of-the-calls.mjs";
import { mutationsOfTheDatabase } from "./mutations-of-the-database.mjs";
import { mutationsOfTheDomain } from "./mutations-of-the-domain.mjs";
import { mutationsOfTheEffects } from "./mutations-of-the-effects.mjs";
import { mutationsOfThePlaces } from "./mutations-of-the-places.mjs";
import { mutationsOfTheRows } from "./mutations-of-the-rows.mjs";
import { mutationsOfTheScreens } from "./mutations-of-the-screens.mjs";

/**
 * Ways to break the code, each with who must notice: the compiler, or one test by its file and full name. `find` is exactly
 * once in its file, so that a row whose code has moved on fails instead of being skipped.
 */
export const mutations = [
  ...mutationsOfTheDatabase,
  ...mutationsOfTheRows,
  ...mutationsOfTheDomain,
  ...mutationsOfTheCalls,
  ...mutationsOfTheEffects,
  ...mutationsOfTheScreens,
  ...mutationsOfThePlaces,
];

/** The file's text with the mutation in it. */
export function mutated(text, { name, file, find, replace }) {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`"${name}": what it replaces stands ${places} times in ${file}, not once`);
  return text.replace(find, () => replace);
}
