import type { LimitName } from "@fourball/domain/limits";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";

export type CountedBy = readonly [limit: LimitName, key: string];

/**
 * Only wrong guesses count. Each is counted before it is judged, so that guesses at the same moment can't pass the limit
 * together; what was right, refused or failed is given back.
 */
export async function limitGuesses(
  limiter: RateLimiter,
  counters: readonly CountedBy[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const spent: CountedBy[] = [];
  let isWrong = false;
  try {
    for (const [limit, key] of counters) {
      spent.push([limit, key]);
      await limiter.spend(limit, key);
    }
    isWrong = !(await isRight());
    return !isWrong;
  } finally {
    if (!isWrong) for (const [limit, key] of spent) await limiter.refund(limit, key);
  }
}
