import { dayInWords, type Reader, timeInWords } from "./in-words.ts";
import type { News, NewsKind } from "./news.ts";
import type { NewsGroup } from "./schema.ts";

export type Fact = readonly [label: string, value: string];

/** News in words, for every way of sending it. Names in it are whatever people called themselves: who draws it, escapes it. */
export type Message = {
  subject: string;
  /** One sentence. */
  lead: string;
  facts: Fact[];
  /** Somebody's own words, or what to know besides. */
  note?: string;
  /** Where the news leads to on this site. */
  action: { label: string; path: string };
  /** The switch that turns it off; null where there is none. */
  group: NewsGroup | null;
};

export type Wording = Omit<Message, "group">;

/** What words need besides the news itself. */
export type About = Reader & {
  teeTimeId: string | null;
  /** The golfer or guest whom the news tells of. */
  actorName: string | null;
  /** Told to a guest, who has no account to look into. */
  isGuest?: boolean;
  /** Only where the mail is made. */
  resetToken?: string;
};

type NewsByKind = { [Each in News as Each["kind"]]: Each };
export type NewsOf<Kind extends NewsKind> = NewsByKind[Kind];
export type Writes<Kind extends NewsKind> = (news: NewsOf<Kind>, about: About) => Wording;

type Place = { courseName: string; date: string; time: string };

export const actor = ({ actorName }: About): string => actorName ?? "A golfer";

/** `Pebble Beach on Friday, June 12 at 7:30 AM`. */
export const roundInWords = ({ courseName, date, time }: Place, reader: Reader): string =>
  `${courseName} on ${dayInWords(date, reader)} at ${timeInWords(time, reader)}`;

export const placeFacts = ({ courseName, date, time }: Place, reader: Reader): Fact[] => [
  ["Course", courseName],
  ["Date", dayInWords(date, reader)],
  ["Time", timeInWords(time, reader)],
];

/** Guests are led to the site itself: what golfers see of a game needs an account. */
export function toTeeTime({ teeTimeId, isGuest }: About, label = "See the tee time"): Message["action"] {
  return isGuest || !teeTimeId ? { label: "Find another round", path: "/" } : { label, path: `/tee-times/${teeTimeId}` };
}

export const toRequests: Message["action"] = { label: "Answer the request", path: "/dashboard?tab=requests" };
