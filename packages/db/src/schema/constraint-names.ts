/**
 * The constraints that a golfer may violate, each with its own error text. The tables take the names from here, and
 * the error texts are exhaustive over the same list.
 */
export const CONSTRAINT = {
  neverOverbooked: "tee_times_never_overbooked",
  neverPromisedTwice: "tee_times_never_promised_twice",
  courseOfTeeTime: "tee_times_course_id_golf_courses_id_fk",
  requestOnce: "tee_time_participants_once",
  /** Kept by a trigger of this name. */
  hostIsNoParticipant: "tee_time_participants_not_host",
  courseIdentity: "golf_courses_identity_key",
  userEmail: "users_email_key",
  sessionOfSocketToken: "socket_tokens_sid_sessions_sid_fk",
} as const;

export type ConstraintName = (typeof CONSTRAINT)[keyof typeof CONSTRAINT];
