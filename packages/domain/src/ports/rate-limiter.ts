import type { LimitName } from "../limits.ts";

/** Every method that finds a limit used up throws a `Failure` "too_many_requests" with the seconds to wait. */
export type RateLimiter = {
  /** Counts one use. */
  spend(limit: LimitName, key: string): Promise<void>;
  /** Looks without counting. */
  check(limit: LimitName, key: string): Promise<void>;
};
