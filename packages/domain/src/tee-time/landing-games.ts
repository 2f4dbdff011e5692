/** What visitors read about one game; no golfer is named. */
export type LandingGameWords = {
  href: string;
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

/** The landing page's list of games, rendered when the client is built; `{{word}}` stands for what the server fills in. */
export type LandingTemplates = {
  /** With `{{count}}` and `{{games}}`. */
  list: string;
  /** One game by its spots and how many of them are taken besides the host's: `4-1`. */
  games: Record<string, string>;
};

export const landingTemplateKey = (totalSlots: number, confirmed: number): string => `${totalSlots}-${confirmed}`;
