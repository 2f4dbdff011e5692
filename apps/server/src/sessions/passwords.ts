import type { Passwords } from "@fourball/domain/ports/passwords";
import { hash, verify } from "@node-rs/argon2";
import { createSemaphore } from "../limits/semaphore.ts";

/** argon2id as recommended by OWASP: 19 MiB, two passes, one lane. About 11 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CONCURRENCY = 2;
const QUEUE_MAX = 32;

/** Limits concurrent hashing, so that a flood of sign-ins does not starve the rest of the server. */
export function createPasswords(): Passwords & {
  /** How many wait to be hashed or checked. */
  waiting(): number;
} {
  const { run: limited, waiting } = createSemaphore(CONCURRENCY, QUEUE_MAX);
  // Verified when there is no account, so that both cases take as long.
  const dummy = hash("no account has this password", COST);
  return {
    waiting,
    hash: (password) => limited(() => hash(password, COST)),
    score: async (password, words) => (await import("./password-estimator.ts")).passwordScore(password, words),
    verify: (stored, password) =>
      limited(async () => {
        const isRight = await verify(stored ?? (await dummy), password);
        return stored !== undefined && isRight;
      }),
  };
}
