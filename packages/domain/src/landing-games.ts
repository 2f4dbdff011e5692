import type { GuestRequestState } from "./guest/constants.ts";
import type { Mood } from "./tee-time/constants.ts";
import type { CountedGame } from "./tee-time/spots.ts";

/** What visitors read about one game; no golfer is named. */
export type LandingGameWords = {
  href: string;
  /** The path of the picture of its hour. */
  sky: string;
  time: string;
  /** AM or PM. */
  half: string;
  day: string;
  course: string;
  place: string;
  spots: string;
};

/** Where the list of games goes in the prerendered landing page. */
export const LANDING_GAMES_PLACE = "{{games of the landing page}}";

/** How many games the landing page shows; with fewer it shows none. */
export const LANDING_GAMES = 3;

/** Before and after what the landing page says of the product, which folds below the game that a link is about. */
export const SHARED_GAME_PLACE = "{{game of the link}}";

/** What visitors read about the game that they have a link to; the zone is beside AM or PM. */
export type SharedGameWords = Omit<LandingGameWords, "href">;

/** What a visit of the same browser did before. */
export type GuestNote = "check-email" | "left";

/** What people without an account do on the card. Its forms are sent to the address of the page. */
export type GuestTemplates = {
  /** By what the guest gets, with `{{key}}`, and `{{note}}`, `{{refusal}}`, `{{name}}`, `{{email}}` and `{{signIn}}` as parts. */
  form: Record<"in" | "request", string>;
  /** With `{{value}}`, and a wrong one also with `{{error}}`. */
  fields: Record<"name" | "email" | "optionalEmail", Record<"plain" | "wrong", string>>;
  /** With `{{text}}`. */
  refusal: string;
  note: Record<GuestNote, string>;
  /** The request of the guest, by what became of it, with `{{host}}`, and `{{refusal}}`, `{{ways}}` and `{{leave}}` as parts. */
  own: Record<GuestRequestState, string>;
  /** Each with `{{href}}`: the file for a calendar, and the page that makes an account of the spot or shows the request. */
  calendar: string;
  claim: string;
  /** The address waits for the mailed link. */
  proof: string;
  leave: Record<"approved" | "pending", string>;
};

/** The card of one game; in its `card`, names in braces also stand for the other parts. */
export type SharedGameTemplates = {
  /** By the spots, as the games of the list. */
  card: Record<string, string>;
  /** By mood, with `{{emoji}}`. */
  mood: Record<Mood, string>;
  /** Over the sky, with `{{src}}`. */
  photo: string;
  /** With `{{name}}`. */
  host: string;
  /** Who else plays, with `{{names}}`. */
  company: string;
  /** With `{{fees}}`. */
  cost: string;
  /** With `{{text}}`. */
  description: string;
  /** With `{{items}}`, and one of these with `{{preference}}`. */
  preferences: string;
  preference: string;
  /** What a visitor can do, with `{{href}}`; a request also with `{{pending}}`, the request as JSON, and `{{script}}`. */
  action: Record<"request" | "waitlist" | "invite" | "signIn", string>;
  guest: GuestTemplates;
  /** Keeps the request of a visitor who has to sign in first. */
  script: string;
  /** What the product is, with `{{landing}}`. */
  about: string;
};

/** The landing page's list of games, rendered when the client is built; `{{word}}` stands for what the server fills in. */
export type LandingTemplates = {
  /** With `{{count}}`, `{{games}}` and `{{nearby}}`. */
  list: string;
  /** The games of a time zone, with `{{timeZone}}` and `{{games}}`; a script shows visitors those of theirs. */
  nearby: string;
  /** One game by its spots and how many of them are taken besides the host's: `4-1`. */
  games: Record<string, string>;
  shared: SharedGameTemplates;
};

/** A spot on offer to the waitlist is shown as taken. */
export const templateKeyOf = ({ totalSlots, confirmedCount, offeredCount }: CountedGame): string =>
  landingTemplateKey(totalSlots, confirmedCount + offeredCount);

export const landingTemplateKey = (totalSlots: number, confirmed: number): string => `${totalSlots}-${confirmed}`;
