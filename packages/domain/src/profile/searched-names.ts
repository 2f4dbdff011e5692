import { searchable } from "../search-words.ts";
import type { LastNameAudience } from "./constants.ts";
import { initialOf, type Named } from "./name.ts";

type Searched = {
  /** What everyone finds the golfer by. */
  searchText: string;
  /** What only admins find the golfer by; null when there is nothing more. */
  hiddenSearchText: string | null;
};

/** A last name that is not shown to everyone must not be found by everyone either. */
export const searchedNames = ({ firstName, lastName, lastNameTo }: Named & { lastNameTo: LastNameAudience }): Searched =>
  lastNameTo === "everyone" || !lastName
    ? { searchText: searchable(firstName, lastName), hiddenSearchText: null }
    : { searchText: searchable(firstName, initialOf(lastName)), hiddenSearchText: searchable(lastName) };
