import type { LimitName } from "../limits.ts";

export type RateLimiter = {
  /** Counts one use. Throws a `Failure` "too_many_requests" with the seconds to wait when the limit is exceeded. */
  spend(limit: LimitName, key: string): Promise<void>;
  /** Counts one use, also beyond the limit. Returns by how many the limit is exceeded. */
  overspend(limit: LimitName, key: string): Promise<number>;
  /** Gives one use back, also one that was refused. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** Slows a caller down. */
  delay(ms: number): Promise<void>;
};
