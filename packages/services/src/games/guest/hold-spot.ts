import { toTimestamp } from "@fourball/db/instants";
import { holdEnd } from "@fourball/domain/guest/hold";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";

/** The hold that starts when the host approves a guest; null without an end. */
export function startHold({ teeOffAt }: Pick<LockedTeeTime, "teeOffAt">, approvedAt: Temporal.Instant): Date | null {
  const end = holdEnd({ approvedAt, teeOffAt });
  return end && toTimestamp(end);
}
