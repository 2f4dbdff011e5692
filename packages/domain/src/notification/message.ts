import { dayInWords, type Reader, shortDayInWords, timeInWords } from "../in-words.ts";
import { linkTo } from "../links/links.ts";
import type { NotificationGroup } from "./groups.ts";

export type Fact = readonly [label: string, value: string];

/** A notification in words, for every way of sending it. Names in it are user input: escape them. */
export type Message = {
  subject: string;
  /** One sentence. */
  lead: string;
  facts: Fact[];
  /** A user's own words, or further information. */
  note?: string;
  /** Where the notification leads to on this site. */
  action: { label: string; path: string };
  /** The switch that turns it off; null where there is none. */
  group: NotificationGroup | null;
};

export type MessageBody = Omit<Message, "group">;

/** What templates need besides the content. */
export type MessageContext = Reader & {
  teeTimeId: string | null;
  /** The golfer or guest that the notification is about. */
  actorName: string | null;
  /** The recipient is a guest, who has no account. */
  isGuest?: boolean;
  /** What the link of the mail carries; only where the mail is made. */
  linkToken?: string;
  /** The address of the mail has an account already, or its guest has asked already. */
  isKnown?: boolean;
};

export const guest = ({ actorName }: MessageContext): string => actorName ?? "A guest";

export type Round = { courseName: string; date: string; time: string };

export const actor = ({ actorName }: MessageContext): string => actorName ?? "A golfer";

/** `Pebble Beach on Friday, June 12 at 7:30 AM`. */
export const roundInWords = ({ courseName, date, time }: Round, reader: Reader): string =>
  `${courseName} on ${dayInWords(date, reader)} at ${timeInWords(time, reader)}`;

/** `Pebble Beach, Fri, Jun 12`, in a subject. */
export const placeInWords = ({ courseName, date }: Round, reader: Reader): string =>
  `${courseName}, ${shortDayInWords(date, reader)}`;

export const roundFacts = ({ courseName, date, time }: Round, reader: Reader): Fact[] => [
  ["Course", courseName],
  ["Date", dayInWords(date, reader)],
  ["Time", timeInWords(time, reader)],
];

/** Guests are led to the site itself: what golfers see of a game needs an account. */
export function toTeeTime({ teeTimeId, isGuest }: MessageContext, label = "See the tee time"): Message["action"] {
  if (isGuest || !teeTimeId) return { label: "Find another game", path: linkTo("/") };
  return { label, path: linkTo("/tee-times/:teeTimeId", { params: { teeTimeId } }) };
}

/** The golfer's own record. */
export const toRecord: Message["action"] = { label: "See your record", path: linkTo("/settings", { hash: "record" }) };

export const toRequests: Message["action"] = {
  label: "Reply to the request",
  path: linkTo("/dashboard", { search: { tab: "requests" } }),
};
