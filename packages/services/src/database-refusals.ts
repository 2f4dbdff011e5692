import { isUnavailable, sqlState, violatedConstraint } from "@fourball/db/database-errors";
import { conflict, Failure, invalid, notFound } from "@fourball/domain/failure";

const RETRY_AFTER_SECONDS = 2;

const byConstraint: Record<string, () => Failure> = {
  tee_times_never_overbooked: () => conflict("No spots left"),
  tee_time_participants_once: () => conflict("You have already requested to join"),
  tee_time_participants_not_host: () => invalid("You are hosting this tee time"),
  // The course went while a game was being set on it.
  tee_times_course_id_golf_courses_id_fk: () => notFound("Course not found"),
  golf_courses_identity_key: () => conflict("This course already exists"),
  users_email_key: () => conflict("An account with this email already exists"),
};

/** Values that no column takes (bad encoding, out of range, no such date): SQLSTATE class 22. */
const isBadValue = (state: string | undefined): boolean => state?.startsWith("22") ?? false;

/** What a golfer hears when the database refuses; undefined when the refusal is a bug of ours. */
export function refusalOf(error: unknown): Failure | undefined {
  const constraint = violatedConstraint(error);
  const known = constraint ? byConstraint[constraint] : undefined;
  if (known) return known();
  if (isBadValue(sqlState(error))) return invalid("Invalid value");
  if (isUnavailable(error))
    return new Failure("unavailable", "Service temporarily unavailable", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  return undefined;
}
