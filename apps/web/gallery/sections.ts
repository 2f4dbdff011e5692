import type { Sections } from "@fourball/ui/gallery/states";
import { GAME_SECTIONS } from "./sections/games.tsx";
import { PASSWORD_SECTIONS } from "./sections/passwords.tsx";
import { PEOPLE_SECTIONS } from "./sections/people.tsx";
import { REQUEST_SECTIONS } from "./sections/requests.tsx";
import { SHELL_SECTIONS } from "./sections/shell.tsx";
import { FORM_SECTIONS } from "./sections/tee-time-form.tsx";

/** Each component of `src/app`, `src/golf` and `src/kit`. */
export const SECTIONS: Sections = {
  ...GAME_SECTIONS,
  ...REQUEST_SECTIONS,
  ...PEOPLE_SECTIONS,
  ...SHELL_SECTIONS,
  ...PASSWORD_SECTIONS,
  ...FORM_SECTIONS,
};

/** Components that have no place in the gallery, and why. */
export const WITHOUT_PLACE: Readonly<Record<string, string>> = {
  "time-notes": "the place of form-light and form-overlap",
  app: "the frame of every screen",
  "limited-textarea": "seen in description-field",
  "ask-for-push": "needs a browser with push that was not asked yet",
  "ask-for-push-layer": "the place of ask-for-push",
  "game-sky": "seen in ticket-sky, and at the top of the page of a game",
  background: "nothing to see, but for the places of its own parts",
  "passkey-confirmation": "seen in confirm-identity-dialog, where there is no password",
  "password-dialog": "seen in confirm-identity-dialog, and opened from Settings",
  "crop-stage": "opened in the place of picture-field",
  "map-point": "a place on a map",
  "member-layout": "the frame of every screen",
  "passkey-button": "seen in confirm-identity-dialog, by golfers who have a passkey",
  "public-layout": "the frame of every screen",
  "device-layer": "nothing to see, but for connection-bar and refused-changes",
  "missing-name": "seen by golfers whose sign-in provider gave no name",
  "if-queued": "the place of queued-notice",
  "lazy-share-profile-card": "the place of share-profile-card",
  "light-line": "part of round-light",
  "refused-list": "several of queued-notice in one alert of the design system",
  "queued-notice": "an alert of the design system, with other words for each change",
  "link-sent": "a sentence of check-email and guest-check-email",
  "name-fields": "seen in new-account-form",
  "press-to-confirm": "what the pages of mailed links end with",
  "load-failed": "seen in query-body, failed",
  "not-found": "a whole page",
  "not-found-card": "a whole page",
  "prerender-shell": "writes page-skeleton into the documents",
  "block-dialog": "a dialog, opened in the place of golfer-menu",
  "report-dialog": "the same",
  "appeal-link": "a link in words about a warning or a suspension",
  "unlisted-badge": "a badge of the design system, on cards and pages of games that aren't public",
  "partner-badge": "a badge of the design system, where the viewer has that partner",
  "golfer-menu-popup": "opened in the place of golfer-menu",
  "qr-code": "seen in qr-dialog",
  "qr-dialog": "a dialog, opened in the place of share-profile",
  "route-error": "a whole page",
  "share-dialog": "a dialog, opened by useShare",
  "use-reauthentication": "a hook",
  "use-share": "a hook",
  "root-layout": "the frame of every screen",
  "search-form": "a landmark without a look; seen in header-search",
  "session-failed": "a whole page",
  sentence: "seen in phone-fields",
  "field-sheet": "opened in the place of phone-fields, with course-choices, date-choices, players-choices or time-choices in it",
  "course-choices": "the same",
  "date-choices": "the same",
  "time-choices": "the same",
  "date-calendar": "opened in the place of date-field",
  "date-popover": "the same",
  "directions-button": "a button of the design system, on the pages behind a link",
  "unsaved-changes": "asks on leaving a page",
  "unsaved-form": "the same, for a form",
  "guarded-dialog": "the same, for a dialog",
  "incoming-row": "seen in request-list",
  "answered-row": "the same, once it is answered",
  "fills-group-dialog": "a dialog, opened in the place of request-list",
  "user-menu-popup": "opened in the place of user-menu",
};
