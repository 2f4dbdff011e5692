import { fail } from "../failure.ts";

/** How long a host may show a game to partners first. */
export const HEAD_START_HOURS = [2, 6, 12, 24] as const;
export type HeadStartHours = (typeof HEAD_START_HOURS)[number];

/** Everyone else has at least so long to find the game. */
const OPEN_HOURS_BEFORE_TEE_OFF = 2;

export const latestOpening = (teeOffAt: Temporal.Instant): Temporal.Instant =>
  teeOffAt.subtract({ hours: OPEN_HOURS_BEFORE_TEE_OFF });

/** Whether a head start of so many hours ends in time. */
export const isHeadStartPossible = (
  hours: HeadStartHours,
  { teeOffAt, now }: Record<"teeOffAt" | "now", Temporal.Instant>,
): boolean => Temporal.Instant.compare(now.add({ hours }), latestOpening(teeOffAt)) <= 0;

/** When a game that is created now opens to everyone. */
export function opensToAllAt(hours: HeadStartHours, times: Record<"teeOffAt" | "now", Temporal.Instant>): Temporal.Instant {
  if (!isHeadStartPossible(hours, times))
    throw fail("headStartTooLong", { path: ["headStartHours"], values: { hours: OPEN_HOURS_BEFORE_TEE_OFF } });
  return times.now.add({ hours });
}

/** A head start ends earlier when the game moves so near that it would end too late. */
export function opensByTeeOff(opensAt: Temporal.Instant, teeOffAt: Temporal.Instant): Temporal.Instant {
  const latest = latestOpening(teeOffAt);
  return Temporal.Instant.compare(opensAt, latest) > 0 ? latest : opensAt;
}

/** When a game opens to everyone; null for one that doesn't have a head start, or had one. */
type HeadStart = { opensToAllAt: Temporal.Instant | null; status: string };

export const isOpeningDue = ({ opensToAllAt, status }: HeadStart, now: Temporal.Instant): boolean =>
  status === "active" && opensToAllAt !== null && Temporal.Instant.compare(opensToAllAt, now) <= 0;
