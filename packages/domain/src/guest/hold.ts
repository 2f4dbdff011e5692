/** How long an approved guest's spot waits for an account; the shorter time counts when tee-off is near. */
export const HOLD_HOURS = { usual: 24, nearTeeOff: 3 } as const;
const NEAR_TEE_OFF_HOURS = 48;

type Approved = { approvedAt: Temporal.Instant; teeOffAt: Temporal.Instant };

/** Null where the hold would last until tee-off anyway: then the spot is the guest's without an end. */
export function holdEnd({ approvedAt, teeOffAt }: Approved): Temporal.Instant | null {
  const isNear = teeOffAt.since(approvedAt).total("hours") < NEAR_TEE_OFF_HOURS;
  const end = approvedAt.add({ hours: isNear ? HOLD_HOURS.nearTeeOff : HOLD_HOURS.usual });
  return Temporal.Instant.compare(end, teeOffAt) < 0 ? end : null;
}

type Held = { heldUntil: Temporal.Instant | null; teeOffAt: Temporal.Instant };

/** The end of a hold, unless the game has moved before it: no hold ends after tee-off. */
export const holdEndBeforeTeeOff = ({ heldUntil, teeOffAt }: Held): Temporal.Instant | null =>
  heldUntil && Temporal.Instant.compare(heldUntil, teeOffAt) < 0 ? heldUntil : null;

export function isHoldOver(held: Held, now: Temporal.Instant): boolean {
  const end = holdEndBeforeTeeOff(held);
  return end !== null && Temporal.Instant.compare(end, now) <= 0;
}
