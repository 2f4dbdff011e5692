import { searchable } from "../search-words.ts";
import { STATE_NAMES, stateCode } from "./states.ts";

type Place = { name: string; location: string; city: string; state: string };

/** What a search for a course is compared with. Golfers type "CA" and "California", whichever of them the course has. */
export const courseSearchText = ({ name, location, city, state }: Place): string =>
  searchable(name, location, city, state, STATE_NAMES[state.toUpperCase()] ?? stateCode(state));
