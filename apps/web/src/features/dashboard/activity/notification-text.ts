import type { NotificationContent, NotificationKind } from "@fourball/domain/notification/content";
import type { Notification } from "@fourball/domain/notification/schema";
import { momentText, shortDate, timeText } from "../../../shared/formatting.ts";
import { dueTimeText, isOverdue } from "../../../tee-time/clock/due-text.ts";

type NotificationOf = { [Kind in NotificationKind]: Extract<NotificationContent, { kind: Kind }> };
type Place = { courseName: string; date: string; time: string };

/** `Fri, Jun 12, 6:10 AM at Cypress Hollow`. */
const placeText = ({ date, time, courseName }: Place, timeZone: string | null): string =>
  `${shortDate(date)}, ${timeText({ date, time, timeZone })} at ${courseName}`;

const isOver = (at: string): boolean => isOverdue(at, Temporal.Now.instant());

/** "Tomorrow" only on the day on which it was written: the same line is read again on the day of the game, and after it. */
function reminderText({ date, writtenOn }: NotificationOf["reminder"], today: Temporal.PlainDate): string {
  if (date === today.toString()) return "You play today";
  if (writtenOn === today.toString() && date === today.add({ days: 1 }).toString()) return "You play tomorrow";
  return date > today.toString() ? `You play on ${shortDate(date)}` : `You had a game on ${shortDate(date)}`;
}

const lines: { [Kind in NotificationKind]: (entry: NotificationOf[Kind], actor: string, timeZone: string | null) => string } = {
  "join-requested": (_, actor) => `${actor} asks to join`,
  "join-withdrawn": ({ wasConfirmed }, actor) =>
    wasConfirmed ? `${actor} cannot come after all` : `${actor} took the request back`,
  "guest-requested": (_, actor) => `${actor} asks to join as a guest`,
  "answer-due": ({ dueAt }, actor, timeZone) =>
    `${actor} ${isOver(dueAt) ? "expected" : "expects"} your answer by ${dueTimeText(dueAt, Temporal.Now.instant(), timeZone)}`,
  "join-approved": () => "You're in: the host approved your request",
  "join-declined": () => "The host declined your request",
  "request-expired": () => "Your request expired without an answer",
  removed: () => "The host took you out of the game",
  "spot-offered": ({ expiresAt }, _actor, timeZone) =>
    `A spot opened: it ${isOver(expiresAt) ? "was" : "is"} yours to ask for until ${dueTimeText(expiresAt, Temporal.Now.instant(), timeZone)}`,
  "offer-lapsed": () => "The spot that was yours to ask for went to the next in line",
  "tee-time-edited": () => "The host changed the game",
  "tee-time-cancelled": () => "The host cancelled the game",
  "host-handed-over": (_, actor) => `${actor} made you the host`,
  "host-changed": (_, actor) => `${actor} is the host now`,
  reminder: (entry) => reminderText(entry, Temporal.Now.plainDateISO()),
  "round-over": ({ closesAt }) => `How was your round? You can rate it until ${momentText(closesAt)}`,
  "weekly-digest": ({ near }) => `Games near ${near} with open spots`,
  "password-reset": () => "You asked for a new password",
  "password-changed": () => "Your password was changed",
  "email-verification": () => "Confirm your email with the link we sent you",
};

/** What happened, as a short sentence. */
export function notificationText<Kind extends NotificationKind>(
  entry: NotificationOf[Kind] & { kind: Kind },
  { actorName, timeZone }: Pick<Notification, "actorName" | "timeZone">,
): string {
  const line = lines[entry.kind];
  return line(entry, actorName ?? "A golfer", timeZone);
}

/** Which game it concerns, and what has changed. */
export function notificationDetails(
  entry: NotificationContent,
  timeZone: string | null,
): {
  game: string | undefined;
  before: string | undefined;
  reason: string | undefined;
} {
  return {
    game: "courseName" in entry ? placeText(entry, timeZone) : undefined,
    before: entry.kind === "tee-time-edited" ? placeText(entry.before, timeZone) : undefined,
    reason: entry.kind === "tee-time-cancelled" && entry.reason ? entry.reason : undefined,
  };
}

const requestKinds: ReadonlySet<NotificationKind> = new Set(["join-requested", "guest-requested", "answer-due"]);

/** Whether it is a request that the viewer has to answer. */
export const isRequest = ({ kind }: NotificationContent): boolean => requestKinds.has(kind);
