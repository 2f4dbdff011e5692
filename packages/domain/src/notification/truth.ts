import { NOTIFICATION_KINDS, type NotificationContent, type NotificationKind } from "./content.ts";

/** What has become of a request; of a player who takes the game over: host. */
type RequestState =
  | "pending"
  | "waitlisted"
  | "offered"
  | "confirmed"
  | "declined"
  | "withdrawn"
  | "expired"
  | "lapsed"
  | "host"
  | "cancelled"
  | "over";

/**
 * Until when it is true though nothing happens: what is about a game until tee-off or the end of its round; an offer or a
 * question until its time is over; games that were found until none is left; a link until it doesn't work.
 */
export type TrueUntil = "always" | "tee-off" | "round-over" | "its-time" | "games" | "link";

/** `own`: the recipient's part in a game; `request`: another golfer's, which the host hears of; `account`: neither. */
type Truth = {
  of: "own" | "request" | "account";
  while: readonly RequestState[];
  until: TrueUntil;
  /** Has the course, date and time of the game though the recipient takes no part in it. */
  followsGame?: true;
};

/** Only these say until when. */
type TimedKind = Extract<
  NotificationContent,
  { expiresAt: string } | { closesAt: string } | { answerBy: string } | { opensAt: string }
>["kind"];
type TruthOf<Kind> = Truth & (Kind extends TimedKind ? unknown : { until: Exclude<TrueUntil, "its-time"> });

const TRUE = {
  "join-requested": { of: "request", while: ["pending"], until: "tee-off" },
  "answer-due": { of: "request", while: ["pending"], until: "tee-off" },
  "guest-requested": { of: "request", while: ["pending"], until: "tee-off" },
  "guest-lapsed": { of: "request", while: ["lapsed"], until: "round-over" },
  "join-withdrawn": { of: "request", while: ["withdrawn"], until: "round-over" },
  "friend-dropped": { of: "request", while: ["confirmed"], until: "round-over" },
  "join-approved": { of: "own", while: ["confirmed"], until: "round-over" },
  "join-declined": { of: "own", while: ["declined"], until: "always" },
  removed: { of: "own", while: ["declined"], until: "always" },
  "hold-lapsed": { of: "own", while: ["lapsed"], until: "always" },
  "request-expired": { of: "own", while: ["expired"], until: "always" },
  "spot-offered": { of: "own", while: ["offered"], until: "its-time" },
  "offer-lapsed": { of: "own", while: ["waitlisted"], until: "tee-off" },
  "regular-asked": { of: "own", while: ["offered"], until: "its-time" },
  "tee-time-edited": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed", "host"], until: "round-over" },
  "tee-time-cancelled": { of: "own", while: ["cancelled"], until: "always" },
  "host-handed-over": { of: "own", while: ["host"], until: "round-over" },
  "host-changed": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"], until: "round-over" },
  reminder: { of: "own", while: ["confirmed", "host"], until: "tee-off" },
  "still-playing": { of: "own", while: ["confirmed"], until: "tee-off" },
  "round-over": { of: "own", while: ["over"], until: "its-time" },
  "change-proposed": { of: "own", while: ["confirmed"], until: "tee-off" },
  "change-refused": { of: "request", while: ["confirmed"], until: "round-over" },
  "change-dropped": { of: "own", while: ["confirmed"], until: "round-over" },
  "change-left": { of: "own", while: ["withdrawn"], until: "always" },
  "left-game": { of: "own", while: ["withdrawn"], until: "always" },
  "costs-changed": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"], until: "always" },
  "cost-due": { of: "own", while: ["over"], until: "always" },
  "cost-paid": { of: "request", while: ["over"], until: "always" },
  "no-show-question": { of: "request", while: ["over"], until: "its-time" },
  "no-show-recorded": { of: "account", while: [], until: "always" },
  "record-settled": { of: "account", while: [], until: "always" },
  "weekly-digest": { of: "account", while: [], until: "games" },
  "search-matched": { of: "account", while: [], until: "games" },
  "password-reset": { of: "account", while: [], until: "link" },
  "email-verification": { of: "account", while: [], until: "link" },
  "password-changed": { of: "account", while: [], until: "always" },
  "password-removed": { of: "account", while: [], until: "always" },
  "sign-up-link": { of: "account", while: [], until: "link" },
  "guest-request-link": { of: "account", while: [], until: "link" },
  "email-change-link": { of: "account", while: [], until: "link" },
  "email-changed": { of: "account", while: [], until: "link" },
  "passkey-added": { of: "account", while: [], until: "always" },
  "passkey-removed": { of: "account", while: [], until: "always" },
  "identity-connected": { of: "account", while: [], until: "always" },
  "identity-removed": { of: "account", while: [], until: "always" },
  "report-settled": { of: "account", while: [], until: "always" },
  moderated: { of: "account", while: [], until: "always" },
  "moderation-undone": { of: "account", while: [], until: "always" },
  partners: { of: "account", while: [], until: "always" },
  "standing-game": { of: "account", while: [], until: "always" },
  "partners-first": { of: "account", while: [], until: "its-time", followsGame: true },
} as const satisfies { [Kind in NotificationKind]: TruthOf<Kind> };

const truths: Record<NotificationKind, Truth> = TRUE;
const kinds = NOTIFICATION_KINDS.map((kind) => ({ kind, ...truths[kind] }));

export const trueUntil = (kind: NotificationKind): TrueUntil => truths[kind].until;

/** What a notification of this kind is about. */
export const subjectOf = (kind: NotificationKind): Truth["of"] => truths[kind].of;

/** The kinds that are no longer true once that is the state. */
export const untrueIn = (of: "own" | "request", state: RequestState): NotificationKind[] =>
  kinds.filter((each) => each.of === of && !each.while.includes(state)).map(({ kind }) => kind);

/** A reminder of the old time has nothing to add to a new one, and a proposal nothing to its end. */
const ALSO: Partial<Record<NotificationKind, NotificationKind>> = {
  "tee-time-edited": "reminder",
  "change-dropped": "change-proposed",
};

/** The kinds that a later notification of this kind makes untrue or repeats, when they are about the same request. */
export function outdatedBy(later: NotificationKind): NotificationKind[] {
  const { of, while: states } = truths[later];
  const contradicts = (each: Truth): boolean => each.of === of && of !== "account" && !each.while.some((s) => states.includes(s));
  return kinds.filter((each) => each.kind === later || each.kind === ALSO[later] || contradicts(each)).map(({ kind }) => kind);
}

/** The kinds whose course, date and time are those of the game as long as they wait. */
export const followingTheGame: NotificationKind[] = kinds
  .filter(
    ({ kind, of, while: states, followsGame }) =>
      kind !== "tee-time-edited" && (of === "request" || followsGame || isOfParticipant(states)),
  )
  .map(({ kind }) => kind);

function isOfParticipant(states: readonly RequestState[]): boolean {
  return TRUE["tee-time-edited"].while.some((state) => states.includes(state));
}
