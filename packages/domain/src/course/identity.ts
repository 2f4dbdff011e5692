import { searchable } from "../search-words.ts";

type Place = { name: string; city: string; state: string; country: string };

const squeezed = (part: string): string => searchable(part).replace(/\s+/g, " ");

/** Two rows with the same identity are the same course. */
export const courseIdentity = ({ name, city, state, country }: Place): string =>
  [name, city, state, country].map(squeezed).join("|");
