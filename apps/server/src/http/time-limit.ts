import { setTimeout as wait } from "node:timers/promises";
import { Deadline } from "@fourball/db/deadline";
import { Failure } from "@fourball/domain/failure";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";
import { isImport, isUpload } from "./limited-writes.ts";

/** Longer than the statement timeout of the database, for when the database does not answer at all. */
export const TIME_LIMIT_MS = 6000;
/** For up to a hundred thousand courses. */
const IMPORT_LIMIT_MS = 60_000;
/** For 5 MB from a phone. */
const UPLOAD_LIMIT_MS = 30_000;
/** How much longer a request may take that has stored something, so that its client hears of it. */
const STORED_EXTRA_MS = 10_000;

/** Answers 503 when a request takes too long, and 408 when it took too long to arrive. Nothing that it asked for is stored then. */
export const timeLimit = (limitMs: number): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const deadline = new Deadline();
    const answered = new AbortController();
    try {
      await Promise.race([
        deadline.run(next),
        passed(deadline, limitOf(c.req.path, limitMs), answered.signal).then(() => {
          throw timedOut(c);
        }),
      ]);
    } finally {
      answered.abort();
    }
  };
};

function limitOf(path: string, limitMs: number): number {
  if (isImport(path)) return IMPORT_LIMIT_MS;
  return isUpload(path) ? UPLOAD_LIMIT_MS : limitMs;
}

async function passed(deadline: Deadline, limitMs: number, signal: AbortSignal): Promise<void> {
  await wait(limitMs, undefined, { signal });
  if (!deadline.pass()) await wait(STORED_EXTRA_MS, undefined, { signal });
}

/** The fault of the client, or of its line, when its request is still on the way. */
function timedOut(c: Context<AppEnv>): Failure {
  if (c.env.incoming?.complete !== false)
    return new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 2 });
  // The rest of the body is not read.
  c.header("Connection", "close");
  return new Failure("timeout", "The request took too long to arrive");
}
