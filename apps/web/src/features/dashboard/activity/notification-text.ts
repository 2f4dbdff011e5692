import { moneyText } from "@fourball/domain/cost/cents";
import type { ListedContent, ListedKind } from "@fourball/domain/notification/content";
import type { Notification } from "@fourball/domain/notification/schema";
import { dueTimeText, isOverdue } from "../../../golf/clock/due-text.ts";
import { clockText, shortDate, timeText } from "../../../kit/formatting.ts";
import { nearMomentText } from "../../../kit/moments.ts";

type NotificationOf = { [Kind in ListedKind]: Extract<ListedContent, { kind: Kind }> };
type Place = { courseName: string; date: string; time: string };

/** `Fri, Jun 12, 6:10 AM at Cypress Hollow`. */
const placeText = ({ date, time, courseName }: Place, timeZone: string | null): string =>
  `${shortDate(date)}, ${timeText({ date, time, timeZone })} at ${courseName}`;

export const isOver = (at: string): boolean => isOverdue(at, Temporal.Now.instant());

/** "Tomorrow" only on the day on which it was written: the same line is read again on the day of the game, and after it. */
function reminderText({ date, writtenOn }: NotificationOf["reminder"], today: Temporal.PlainDate): string {
  if (date === today.toString()) return "You play today";
  if (writtenOn === today.toString() && date === today.add({ days: 1 }).toString()) return "You play tomorrow";
  return date > today.toString() ? `You play on ${shortDate(date)}` : `You had a game on ${shortDate(date)}`;
}

function stillPlayingText({ date, writtenOn }: NotificationOf["still-playing"], today: Temporal.PlainDate): string {
  const isTomorrow = writtenOn === today.toString() && date === today.add({ days: 1 }).toString();
  if (isTomorrow) return "Still playing tomorrow?";
  return date >= today.toString() ? "Still playing? Let the host know" : `You had a game on ${shortDate(date)}`;
}

type Names = { actor: string; host: string; timeZone: string | null };

type RareKind = "report-settled" | "moderated" | "moderation-undone" | "regular-asked" | "standing-game";
/** Few golfers ever get one: `RareWords` has their words. */
export type RareContent = NotificationOf[RareKind];
type GameContent = Exclude<ListedContent, RareContent>;

const expiredTexts = {
  "no-reply": "Your request expired without a reply",
  "no-spot": "No spot opened up for you",
  "offer-not-taken": "You didn't claim the spot in time",
  "not-answered": "You didn't say whether you were in",
} as const;

const lines: { [Kind in GameContent["kind"]]: (entry: NotificationOf[Kind], names: Names) => string } = {
  "join-requested": (_, { actor }) => `${actor} wants to join`,
  "join-withdrawn": ({ wasConfirmed }, { actor }) =>
    wasConfirmed ? `${actor} can't make it` : `${actor} withdrew their request`,
  "guest-requested": (_, { actor }) => `${actor} wants to join as a guest`,
  "guest-joined": (_, { actor }) => `${actor} is in as a guest`,
  "guest-left": ({ wasIn }, { actor }) => (wasIn ? `${actor} can't make it` : `${actor} withdrew their request`),
  "guest-lapsed": (_, { actor }) => `${actor} didn't make an account in time. The spot is open again`,
  "answer-due": ({ dueAt }, { actor, timeZone }) =>
    isOver(dueAt)
      ? `${actor} expected your reply by ${dueText(dueAt, timeZone)}`
      : `Reply to ${actor} by ${dueText(dueAt, timeZone)}`,
  "join-approved": (_, { host }) => `${host} said yes. You're in`,
  "join-declined": (_, { host }) => `${host} declined your request`,
  "request-expired": ({ why }) => expiredTexts[why ?? "no-reply"],
  removed: (_, { host }) => `${host} removed you from the game`,
  "spot-offered": ({ expiresAt }, { timeZone }) =>
    isOver(expiresAt)
      ? `A spot opened up: you could claim it by ${dueText(expiresAt, timeZone)}`
      : `A spot opened up: claim it by ${dueText(expiresAt, timeZone)}`,
  "offer-lapsed": ({ isSpotGone }, { host }) =>
    isSpotGone ? `${host} made the group smaller. You're still on the waitlist` : "Your spot went to the next golfer",
  "tee-time-edited": (_, { host }) => `${host} changed the game`,
  "tee-time-cancelled": (_, { host }) => `${host} cancelled the game`,
  "host-handed-over": (_, { actor }) => `${actor} made you the host`,
  "host-changed": (_, { actor }) => `${actor} is the host now`,
  reminder: (entry) => reminderText(entry, Temporal.Now.plainDateISO()),
  "still-playing": (entry) => stillPlayingText(entry, Temporal.Now.plainDateISO()),
  "round-over": ({ closesAt }) => `How was your round? Rate it by ${nearMomentText(closesAt)}`,
  "change-proposed": ({ after }, { host }) => `${host} asks: still in on ${shortDate(after.date)}, ${clockText(after.time)}?`,
  "friend-dropped": (_, { actor }) => `A friend of ${actor} can't come`,
  "change-refused": (_, { actor }) => `${actor} can't make your change`,
  "change-dropped": (_, { host }) => `${host} keeps the game as it is`,
  "change-left": () => "The game moved, and you've left it",
  "costs-changed": ({ cents, currency }) => `The game now costs ${moneyText(cents, currency)} each`,
  "cost-due": ({ cents, currency }, { actor }) => `You owe ${actor} ${moneyText(cents, currency)}`,
  "cost-paid": ({ cents, currency }, { actor }) => `${actor} says ${moneyText(cents, currency)} is paid`,
  "no-show-question": (_, { actor }) => `Did ${actor} come?`,
  "no-show-recorded": ({ showsAt }) =>
    isOver(showsAt)
      ? "The host says you didn't come"
      : `The host says you didn't come. It shows from ${nearMomentText(showsAt)} unless you dispute it`,
  "record-settled": ({ entry, decision, isOfPlayer }) =>
    `${isOfPlayer ? "The" : "Your"} ${entry === "no-show" ? "no-show" : "late withdrawal"} ${decision === "kept" ? "still counts" : "no longer counts"}`,
  "search-matched": ({ count }) => (count === 1 ? "A new game for you" : `${count} new games for you`),
  "partners-first": (_, { actor }) => `${actor} shows you a game first`,
  "spot-opened": () => "A spot opened up. Are you in?",
  "spot-filled": (_, { actor }) => `${actor} took your open spot`,
  partners: (_, { actor }) => `You and ${actor} are partners`,
};

/** Those that have no line here. */
export const isRare = (entry: ListedContent): entry is RareContent => !(entry.kind in lines);

export const dueText = (at: string, timeZone: string | null): string => dueTimeText(at, Temporal.Now.instant(), timeZone);

/** What happened, as a short sentence. */
export function notificationText<Kind extends GameContent["kind"]>(
  entry: NotificationOf[Kind] & { kind: Kind },
  { actorName, actor, timeZone }: Pick<Notification, "actorName" | "actor" | "timeZone">,
): string {
  const line = lines[entry.kind];
  return line(entry, { actor: actorName ?? "A golfer", host: actor?.firstName ?? "The host", timeZone });
}

/** Which game it concerns, and what has changed. */
export function notificationDetails(
  entry: ListedContent,
  timeZone: string | null,
): {
  game: string | undefined;
  before: string | undefined;
  reason: string | undefined;
} {
  return {
    game: gameText(entry, timeZone),
    before: entry.kind === "tee-time-edited" ? placeText(entry.before, timeZone) : undefined,
    reason: entry.kind === "tee-time-cancelled" && entry.reason ? entry.reason : undefined,
  };
}

function gameText(entry: ListedContent, timeZone: string | null): string | undefined {
  if (entry.kind === "standing-game") return undefined;
  if (entry.kind !== "search-matched") return "courseName" in entry ? placeText(entry, timeZone) : undefined;
  const [game, another] = entry.games;
  return game && !another ? placeText(game, timeZone) : entry.search;
}

const requestKinds: ReadonlySet<ListedKind> = new Set(["join-requested", "guest-requested", "answer-due"]);

/** Whether it is a request that the viewer has to answer. */
export const isRequest = ({ kind }: ListedContent): boolean => requestKinds.has(kind);
