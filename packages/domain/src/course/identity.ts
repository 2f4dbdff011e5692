import { searchable } from "../search-words.ts";
import { countryCode } from "./country.ts";
import { stateCode } from "./states.ts";

type Place = { name: string; city: string; state: string; country: string };

const squeezed = (part: string): string => searchable(part).replace(/\s+/g, " ");

/** Two rows with the same identity are the same course, however its state and country are written. */
export const courseIdentity = ({ name, city, state, country }: Place): string =>
  [name, city, stateCode({ state, country }) ?? state, countryCode(country) ?? country].map(squeezed).join("|");
