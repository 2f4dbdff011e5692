import { searchable } from "../text.ts";
import { STATE_NAMES } from "./states.ts";

type Place = { name: string; location: string; city: string; state: string };

const codeOf = (stateName: string): string | undefined =>
  Object.keys(STATE_NAMES).find((code) => STATE_NAMES[code]?.toLowerCase() === stateName.toLowerCase());

/** What a search for a course is compared with. Golfers type "CA" and "California", whichever of them the course has. */
export const courseSearchText = ({ name, location, city, state }: Place): string =>
  searchable(name, location, city, state, STATE_NAMES[state.toUpperCase()] ?? codeOf(state));
