import { isUnavailable, sqlState, violatedConstraint } from "@fourball/db/database-errors";
import { CONSTRAINT, type ConstraintName } from "@fourball/db/schema/constraint-names";
import { type Failure, fail } from "@fourball/domain/failure";

const RETRY_AFTER_SECONDS = 2;

const byConstraint: Record<ConstraintName, () => Failure> = {
  [CONSTRAINT.neverOverbooked]: () => fail("noSpotsLeft"),
  [CONSTRAINT.neverPromisedTwice]: () => fail("noSpotsLeft"),
  [CONSTRAINT.requestOnce]: () => fail("alreadyRequested"),
  [CONSTRAINT.hostIsNoParticipant]: () => fail("hostCannotJoin"),
  // The course went while a game was being set on it.
  [CONSTRAINT.courseOfTeeTime]: () => fail("courseNotFound"),
  [CONSTRAINT.courseIdentity]: () => fail("courseExists"),
  [CONSTRAINT.userEmail]: () => fail("emailTaken"),
  // The session ended while a token was being issued in it.
  [CONSTRAINT.sessionOfSocketToken]: () => fail("unauthorized"),
};

const refusals = new Map(Object.entries(byConstraint));

/** Values that no column takes (bad encoding, out of range, no such date): SQLSTATE class 22. */
const isBadValue = (state: string | undefined): boolean => state?.startsWith("22") ?? false;

/** The failure that a golfer sees when a constraint is violated; undefined when the error is a bug. */
export function refusalOf(error: unknown): Failure | undefined {
  const constraint = violatedConstraint(error);
  const known = constraint && refusals.get(constraint);
  if (known) return known();
  if (isBadValue(sqlState(error))) return fail("valueInvalid");
  if (isUnavailable(error)) return fail("serviceUnavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return undefined;
}
