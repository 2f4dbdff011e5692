import type { Sections } from "@fourball/ui/gallery/states";
import { ASKING_SECTIONS } from "./sections/asking.tsx";
import { GAME_SECTIONS } from "./sections/games.tsx";
import { PASSWORD_SECTIONS } from "./sections/passwords.tsx";
import { PEOPLE_SECTIONS } from "./sections/people.tsx";
import { SHELL_SECTIONS } from "./sections/shell.tsx";
import { FORM_SECTIONS } from "./sections/tee-time-form.tsx";

/** Each component of `src/components`. */
export const SECTIONS: Sections = {
  ...GAME_SECTIONS,
  ...ASKING_SECTIONS,
  ...PEOPLE_SECTIONS,
  ...SHELL_SECTIONS,
  ...PASSWORD_SECTIONS,
  ...FORM_SECTIONS,
};

/** Components that have no place in the gallery, and why. */
export const WITHOUT_PLACE: Readonly<Record<string, string>> = {
  "live-changes": "draws nothing",
  "member-layout": "the frame of every screen",
  "public-layout": "the frame of every screen",
  "rating/rating-dialog": "opened in the place of rating-layer",
  "root-layout": "the frame of every screen",
  "search-form": "a landmark without a look; seen in header-search",
  "session-failed": "a whole page",
  "tee-time-form/date-calendar": "opened in the place of date-field",
  toasts: "fetches the toasts of the design system",
  "unsaved-changes": "asks on leaving a page",
  "user-menu-popup": "opened in the place of user-menu",
};
