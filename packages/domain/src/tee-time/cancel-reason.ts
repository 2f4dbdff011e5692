/** Why a game is cancelled that its host did not cancel with words of their own. */
export const CANCELLED_FOR_HOST = {
  suspended: "The host is no longer available",
  skipped: "The host skipped this date",
  left: "The host closed their account",
} as const;

const OURS: ReadonlySet<string> = new Set(Object.values(CANCELLED_FOR_HOST));

/** `The host wrote: “Frost”`, or our own words as they are. */
export const cancelReasonText = (reason: string): string => (OURS.has(reason) ? `${reason}.` : `The host wrote: “${reason}”`);
