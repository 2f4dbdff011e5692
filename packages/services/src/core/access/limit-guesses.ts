import type { LimitName } from "@fourball/domain/limits";
import type { ServiceContext } from "../service-context.ts";

type CountedBy = readonly [limit: LimitName, key: string];

/** How much longer each guess beyond a limit takes, and at most. */
const DELAY_STEP_MS = 250;
const DELAY_MAX_MS = 3000;

type Counters = {
  /** Limits that refuse. */
  refusedBy: readonly CountedBy[];
  /** A limit that strangers can exceed for the golfer: guesses beyond it only take longer. */
  slowedBy?: CountedBy;
};

/**
 * Only wrong guesses count. Each is counted before it is judged, so that guesses at the same moment can't pass the limit
 * together; what was right, refused or failed is given back.
 */
export async function limitGuesses(
  { limiter }: Pick<ServiceContext, "limiter">,
  { refusedBy, slowedBy }: Counters,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const spent: CountedBy[] = [];
  let isWrong = false;
  try {
    for (const [limit, key] of refusedBy) {
      spent.push([limit, key]);
      await limiter.spend(limit, key);
    }
    if (slowedBy) {
      spent.push(slowedBy);
      const excess = await limiter.overspend(...slowedBy);
      if (excess > 0) await limiter.delay(Math.min(excess * DELAY_STEP_MS, DELAY_MAX_MS));
    }
    isWrong = !(await isRight());
    return !isWrong;
  } finally {
    if (!isWrong) for (const [limit, key] of spent) await limiter.refund(limit, key);
  }
}
