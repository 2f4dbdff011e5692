import { NOTIFICATION_KINDS, type NotificationKind } from "./content.ts";

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

/** `own`: the recipient's part in a game; `request`: another golfer's, which the host hears of; `account`: neither. */
type Truth = {
  of: "own" | "request" | "account";
  while: readonly RequestState[];
  /** Has the course, date and time of the game though the recipient takes no part in it. */
  followsGame?: true;
};

const TRUE = {
  "join-requested": { of: "request", while: ["pending"] },
  "answer-due": { of: "request", while: ["pending"] },
  "guest-requested": { of: "request", while: ["pending"] },
  "guest-lapsed": { of: "request", while: ["lapsed"] },
  "join-withdrawn": { of: "request", while: ["withdrawn"] },
  "friend-dropped": { of: "request", while: ["confirmed"] },
  "join-approved": { of: "own", while: ["confirmed"] },
  "join-declined": { of: "own", while: ["declined"] },
  removed: { of: "own", while: ["declined"] },
  "hold-lapsed": { of: "own", while: ["lapsed"] },
  "request-expired": { of: "own", while: ["expired"] },
  "spot-offered": { of: "own", while: ["offered"] },
  "offer-lapsed": { of: "own", while: ["waitlisted"] },
  "regular-asked": { of: "own", while: ["offered"] },
  "tee-time-edited": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed", "host"] },
  "tee-time-cancelled": { of: "own", while: ["cancelled"] },
  "host-handed-over": { of: "own", while: ["host"] },
  "host-changed": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"] },
  reminder: { of: "own", while: ["confirmed", "host"] },
  "still-playing": { of: "own", while: ["confirmed"] },
  "round-over": { of: "own", while: ["over"] },
  "change-proposed": { of: "own", while: ["confirmed"] },
  "change-refused": { of: "request", while: ["confirmed"] },
  "change-dropped": { of: "own", while: ["confirmed"] },
  "change-left": { of: "own", while: ["withdrawn"] },
  "left-game": { of: "own", while: ["withdrawn"] },
  "costs-changed": { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"] },
  "cost-due": { of: "own", while: ["over"] },
  "cost-paid": { of: "request", while: ["over"] },
  "no-show-question": { of: "request", while: ["over"] },
  "no-show-recorded": { of: "account", while: [] },
  "record-settled": { of: "account", while: [] },
  "weekly-digest": { of: "account", while: [] },
  "search-matched": { of: "account", while: [] },
  "password-reset": { of: "account", while: [] },
  "email-verification": { of: "account", while: [] },
  "password-changed": { of: "account", while: [] },
  "password-removed": { of: "account", while: [] },
  "sign-up-link": { of: "account", while: [] },
  "guest-request-link": { of: "account", while: [] },
  "email-change-link": { of: "account", while: [] },
  "email-changed": { of: "account", while: [] },
  "passkey-added": { of: "account", while: [] },
  "passkey-removed": { of: "account", while: [] },
  "identity-connected": { of: "account", while: [] },
  "identity-removed": { of: "account", while: [] },
  "report-settled": { of: "account", while: [] },
  moderated: { of: "account", while: [] },
  "moderation-undone": { of: "account", while: [] },
  partners: { of: "account", while: [] },
  "standing-game": { of: "account", while: [] },
  "partners-first": { of: "account", while: [], followsGame: true },
} as const satisfies Record<NotificationKind, Truth>;

const truths: Record<NotificationKind, Truth> = TRUE;
const kinds = NOTIFICATION_KINDS.map((kind) => ({ kind, ...truths[kind] }));

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
