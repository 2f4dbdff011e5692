/** The calls that create something. With an `Idempotency-Key`, a repeated call gets the answer of the first. */
export const CREATING_CALLS = [
  "account.register",
  "teeTime.create",
  "teeTime.join",
  "teeTime.joinWaitlist",
  "teeTime.acceptOffer",
  "guest.request",
  "admin.createCourse",
  "admin.importCourses",
] as const;
export type CreatingCall = (typeof CREATING_CALLS)[number];

export const isCreatingCall = (path: string): path is CreatingCall => CREATING_CALLS.some((call) => call === path);

export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
/** How long a key is remembered with its answer. */
export const IDEMPOTENCY_HOURS = 24;
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
