import { fail } from "../failure.ts";

type Place = { courseId: string; date: string; time: string };

export function assertChanges(before: Place, after: Place): void {
  if (before.courseId === after.courseId && before.date === after.date && before.time === after.time) throw fail("changeEmpty");
}

/** Until the earlier of both tee-offs; then it can neither be answered nor made. */
export const isProposalOpen = (teeOffs: { before: Temporal.Instant; after: Temporal.Instant }, now: Temporal.Instant): boolean =>
  [teeOffs.before, teeOffs.after].every((teeOff) => Temporal.Instant.compare(now, teeOff) < 0);

/** Without players, the host just changes the game. */
export function assertHasPlayers(players: number): void {
  if (players === 0) throw fail("playersMissing");
}

/** Every player has said something, and one is in at least: a change that nobody can make is the host's to decide. */
export const isAnswered = (answers: readonly (boolean | null)[]): boolean => answers.includes(true) && !answers.includes(null);
