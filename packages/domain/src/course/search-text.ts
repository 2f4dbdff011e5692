import { searchable } from "../search-words.ts";
import { stateCode, stateName } from "./states.ts";

type Place = { name: string; location: string; city: string; state: string; country: string };

/** What a search for a course is compared with. Golfers type "CA" and "California", whichever of them the course has. */
export function courseSearchText({ name, location, city, ...region }: Place): string {
  const also = [stateCode(region), stateName(region)].filter((word) => word !== region.state);
  return searchable(name, location, city, region.state, ...also);
}
