import { Failure } from "@fourball/domain/failure";
import type { Passwords } from "@fourball/domain/ports/passwords";
import { hash, verify } from "@node-rs/argon2";

/** argon2id, as OWASP's password storage sheet has it: 19 MiB, two passes, one lane. About 11 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const QUEUE = 32;

/** A flood of sign-ins waits its turn or is sent away, so that hashing never starves the rest of the server. */
export function createPasswords(): Passwords {
  const inTurn = takeTurns(AT_ONCE, QUEUE);
  // Verified against when there is no account, so that both cases take as long.
  const nobody = hash("nobody's password", COST);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) =>
      inTurn(async () => {
        const right = await verify(stored ?? (await nobody), password);
        return stored !== undefined && right;
      }),
  };
}

function takeTurns(atOnce: number, queueMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax)
        throw new Failure("unavailable", "Service temporarily unavailable", {
          retryAfterSeconds: 1,
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the turn; without one it is given back.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
