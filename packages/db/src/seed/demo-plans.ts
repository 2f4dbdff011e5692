import { DEMO_EMAIL } from "./demo-accounts.ts";
import type { PlannedParticipant, PlannedTeeTime, SeedPlan } from "./plan.ts";

/** Moments at which a demo may start, with those that clocks make difficult. */
export const startsOfTheDemo = [
  "2025-03-08T17:00:00Z", // the clocks go forward that night
  "2025-03-09T09:30:00Z", // while they do
  "2025-11-01T22:00:00Z", // the clocks go back that night
  "2025-11-02T06:30:00Z", // while they do
  "2025-12-31T23:59:59Z",
  "2026-01-01T04:30:00Z",
  "2026-02-20T12:00:00Z",
  "2028-02-28T20:00:00Z",
  ...Array.from({ length: 12 }, (_, hour) => `2026-06-12T${String(2 * hour).padStart(2, "0")}:10:00Z`),
].map((text) => Temporal.Instant.from(text));

// Looked up by every test of a plan, for each of its games.
const playersOfPlan = new WeakMap<SeedPlan, Map<string, PlannedParticipant[]>>();

export function playersOf(plan: SeedPlan, { id }: PlannedTeeTime): PlannedParticipant[] {
  const players = playersOfPlan.get(plan) ?? byTeeTime(plan.participants);
  playersOfPlan.set(plan, players);
  return players.get(id) ?? [];
}

function byTeeTime(participants: readonly PlannedParticipant[]): Map<string, PlannedParticipant[]> {
  const players = new Map<string, PlannedParticipant[]>();
  for (const player of participants) players.set(player.teeTimeId, [...(players.get(player.teeTimeId) ?? []), player]);
  return players;
}

export function courseOf(plan: SeedPlan, { courseId }: PlannedTeeTime): SeedPlan["courses"][number] {
  const course = plan.courses.find(({ id }) => id === courseId);
  if (!course) throw new Error("A tee time is at an unknown course");
  return course;
}

export function demoGolfer({ golfers }: SeedPlan): SeedPlan["golfers"][number] {
  const golfer = golfers.find(({ email }) => email === DEMO_EMAIL.golfer);
  if (!golfer) throw new Error("The demo golfer is missing");
  return golfer;
}
