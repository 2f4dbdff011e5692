import { isUnavailable, sqlState, violatedConstraint } from "@fourball/db/database-errors";
import { CONSTRAINT, type ConstraintName } from "@fourball/db/schema/constraint-names";
import { conflict, Failure, invalid, notFound, unauthorized } from "@fourball/domain/failure";

const RETRY_AFTER_SECONDS = 2;

const byConstraint: Record<ConstraintName, () => Failure> = {
  [CONSTRAINT.neverOverbooked]: () => conflict("No spots left"),
  [CONSTRAINT.neverPromisedTwice]: () => conflict("No spots left"),
  [CONSTRAINT.requestOnce]: () => conflict("You have already requested to join"),
  [CONSTRAINT.hostIsNoParticipant]: () => invalid("You are hosting this tee time"),
  // The course went while a game was being set on it.
  [CONSTRAINT.courseOfTeeTime]: () => notFound("Course not found"),
  [CONSTRAINT.courseIdentity]: () => conflict("This course already exists"),
  [CONSTRAINT.userEmail]: () => conflict("An account with this email already exists"),
  // The session ended while a token was being issued in it.
  [CONSTRAINT.sessionOfSocketToken]: () => unauthorized(),
};

const refusals = new Map(Object.entries(byConstraint));

/** Values that no column takes (bad encoding, out of range, no such date): SQLSTATE class 22. */
const isBadValue = (state: string | undefined): boolean => state?.startsWith("22") ?? false;

/** The failure that a golfer sees when a constraint is violated; undefined when the error is a bug. */
export function refusalOf(error: unknown): Failure | undefined {
  const constraint = violatedConstraint(error);
  const known = constraint && refusals.get(constraint);
  if (known) return known();
  if (isBadValue(sqlState(error))) return invalid("Invalid value");
  if (isUnavailable(error))
    return new Failure("unavailable", "Service temporarily unavailable", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  return undefined;
}
