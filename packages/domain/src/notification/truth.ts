import { definitionOf, NOTIFICATION_KINDS, type NotificationKind } from "./content.ts";
import type { RequestState, TrueUntil, Truth } from "./define-notification.ts";

const truthOf = (kind: NotificationKind): Truth => definitionOf(kind).whileTrue;
const kinds = NOTIFICATION_KINDS.map((kind) => ({ kind, ...truthOf(kind) }));

export const trueUntil = (kind: NotificationKind): TrueUntil => truthOf(kind).until;

/** What a notification of this kind is about. */
export const subjectOf = (kind: NotificationKind): Truth["of"] => truthOf(kind).of;

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
  const { of, while: states } = truthOf(later);
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
  return truthOf("tee-time-edited").while.some((state) => states.includes(state));
}
