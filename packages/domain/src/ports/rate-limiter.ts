import type { LimitName } from "../limits.ts";

/** Methods throw a `Failure` "too_many_requests" with the seconds to wait when the limit is exceeded. */
export type RateLimiter = {
  /** Counts one use. */
  spend(limit: LimitName, key: string): Promise<void>;
  /** Checks without counting. */
  check(limit: LimitName, key: string): Promise<void>;
};
