import { z } from "zod";
import {
  emailChanged,
  emailChangeLink,
  emailVerification,
  identityConnected,
  identityRemoved,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordRemoved,
  passwordReset,
  signUpLink,
} from "./kinds/account.ts";
import {
  changeDropped,
  changeLeft,
  changeProposed,
  changeRefused,
  hostChanged,
  hostHandedOver,
  leftGame,
  teeTimeCancelled,
  teeTimeEdited,
} from "./kinds/changes.ts";
import { costDue, costPaid, costsChanged } from "./kinds/costs.ts";
import { spotFilled, spotOpened } from "./kinds/fills.ts";
import { guestJoined, guestLapsed, guestLeft, guestRequested, guestRequestLink, holdLapsed } from "./kinds/guests.ts";
import { noShowQuestion, noShowRecorded, recordSettled } from "./kinds/record.ts";
import { moderated, moderationUndone, reportSettled } from "./kinds/reports.ts";
import {
  answerDue,
  friendDropped,
  joinApproved,
  joinDeclined,
  joinRequested,
  joinWithdrawn,
  removed,
  requestExpired,
} from "./kinds/requests.ts";
import { partners, partnersFirst, reminder, roundOver, stillPlaying } from "./kinds/round.ts";
import { searchMatched, weeklyDigest } from "./kinds/searches.ts";
import { standingGame } from "./kinds/standing-games.ts";
import { offerLapsed, regularAsked, spotOffered } from "./kinds/waitlist.ts";

/** What the activity list has, and what is mailed, texted and pushed besides. */
const listed = [
  joinRequested,
  joinWithdrawn,
  friendDropped,
  guestRequested,
  guestJoined,
  guestLeft,
  guestLapsed,
  answerDue,
  joinApproved,
  joinDeclined,
  requestExpired,
  removed,
  spotOffered,
  offerLapsed,
  regularAsked,
  teeTimeEdited,
  teeTimeCancelled,
  hostHandedOver,
  hostChanged,
  reminder,
  stillPlaying,
  partnersFirst,
  roundOver,
  changeProposed,
  changeRefused,
  changeDropped,
  changeLeft,
  costsChanged,
  costDue,
  costPaid,
  noShowQuestion,
  noShowRecorded,
  recordSettled,
  reportSettled,
  moderated,
  moderationUndone,
  partners,
  standingGame,
  searchMatched,
  spotOpened,
  spotFilled,
] as const;

/** About the account, for somebody without one, or for a calendar: emails only. */
const onlyMailed = [
  leftGame,
  weeklyDigest,
  passwordReset,
  emailVerification,
  passwordChanged,
  passwordRemoved,
  signUpLink,
  guestRequestLink,
  holdLapsed,
  emailChangeLink,
  emailChanged,
  passkeyAdded,
  passkeyRemoved,
  identityConnected,
  identityRemoved,
] as const;

const [firstListed, ...otherListed] = listed;

/** The content of a notification, by kind. Golfers' names are looked up on reading and not stored here. */
export const listedContent = z.discriminatedUnion("kind", [firstListed.content, ...otherListed.map(({ content }) => content)]);
export const notificationContent = z.discriminatedUnion("kind", [
  ...listedContent.options,
  ...onlyMailed.map(({ content }) => content),
]);
export type ListedContent = z.infer<typeof listedContent>;
export type ListedKind = ListedContent["kind"];

export type NotificationContent = z.infer<typeof notificationContent>;
export type NotificationKind = NotificationContent["kind"];
export type ContentOf<Kind extends NotificationKind> = Extract<NotificationContent, { kind: Kind }>;

const definitions = new Map([...listed, ...onlyMailed].map((definition) => [definition.kind, definition]));
export const NOTIFICATION_KINDS: readonly NotificationKind[] = [...definitions.keys()];

/** What the activity list doesn't have. */
export const ONLY_MAILED: readonly NotificationKind[] = onlyMailed.map(({ kind }) => kind);

/** All that is said of a kind in one place. */
export function definitionOf(kind: NotificationKind) {
  const definition = definitions.get(kind);
  if (!definition) throw new Error(`No notification is of the kind ${kind}`);
  return definition;
}
