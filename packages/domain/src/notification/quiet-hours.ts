import { teeOffInstant } from "../tee-time/when.ts";
import type { Channel } from "./channels.ts";
import type { NotificationContent, NotificationKind } from "./content.ts";

export const QUIET_DEFAULT = { from: "22:00", to: "07:00" } as const;

const SOON_HOURS = 12;

/** What somebody who plays soon has to know before the morning. */
const URGENT: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  "join-approved",
  "join-withdrawn",
  "friend-dropped",
  "spot-offered",
  "removed",
  "tee-time-edited",
  "tee-time-cancelled",
  "host-handed-over",
  "host-changed",
  "reminder",
  "still-playing",
]);

type Game = { content: NotificationContent; teeOffAt: Temporal.Instant | null; timeZone: string | null };

/** Whether it is about a game that tees off within 12 hours; of a game that moved, also when it would have before. */
export function isUrgent({ content, teeOffAt, timeZone }: Game, now: Temporal.Instant): boolean {
  if (!URGENT.has(content.kind)) return false;
  const before = content.kind === "tee-time-edited" && timeZone ? teeOffInstant({ ...content.before, timeZone }) : null;
  return [teeOffAt, before].some((teeOff) => teeOff !== null && isSoon(teeOff, now));
}

function isSoon(teeOff: Temporal.Instant, now: Temporal.Instant): boolean {
  const hours = now.until(teeOff).total("hours");
  return hours > 0 && hours <= SOON_HOURS;
}

/** The channels that ring. */
export const rings = (channel: Channel): boolean => channel !== "email";
