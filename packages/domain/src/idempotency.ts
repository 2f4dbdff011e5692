/** The calls that create something, so that a repeated one would create it twice. */
const CREATING_CALLS = [
  "account.register",
  "teeTime.create",
  "teeTime.join",
  "teeTime.joinWaitlist",
  "teeTime.acceptOffer",
  "guest.request",
  "guest.claim",
  "guest.keepSpot",
  "standingGame.create",
  "report.send",
  "admin.createCourse",
  "admin.importCourses",
] as const;
type CreatingCall = (typeof CREATING_CALLS)[number];

export const isCreatingCall = (path: string): path is CreatingCall => CREATING_CALLS.some((call) => call === path);

/**
 * The calls that can be repeated with their `Idempotency-Key`: the second gets the answer of the first and changes nothing,
 * whatever has happened since. The others among them may arrive late, from the queue of a golfer without signal.
 */
export const KEYED_CALLS = [
  ...CREATING_CALLS,
  "teeTime.withdraw",
  "participation.decide",
  "guest.decide",
  "attendance.arrive",
] as const;
export type KeyedCall = (typeof KEYED_CALLS)[number];

export const isKeyedCall = (path: string): path is KeyedCall => KEYED_CALLS.some((call) => call === path);

export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
/** How long a key is remembered with its answer. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
