import { Deadline } from "@fourball/db/deadline";
import { type Failure, fail } from "@fourball/domain/failure";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
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
    const limit = passed(deadline, limitOf(c.req.path, limitMs), () => timedOut(c));
    try {
      await Promise.race([deadline.run(next), limit.failure]);
    } finally {
      limit.clear();
    }
  };
};

function limitOf(path: string, limitMs: number): number {
  if (isImport(path)) return IMPORT_LIMIT_MS;
  return isUpload(path) ? UPLOAD_LIMIT_MS : limitMs;
}

/** Fails once nothing more is stored, or long after the limit where something was. */
function passed(deadline: Deadline, limitMs: number, failureOf: () => Failure): { failure: Promise<never>; clear(): void } {
  let timer: NodeJS.Timeout | undefined;
  const failure = new Promise<never>((_, reject) => {
    const fail = () => reject(failureOf());
    timer = setTimeout(() => {
      if (deadline.pass()) fail();
      else timer = setTimeout(fail, STORED_EXTRA_MS);
    }, limitMs);
  });
  return { failure, clear: () => clearTimeout(timer) };
}

/** The fault of the client, or of its line, when its request is still on the way. */
function timedOut(c: Context<AppEnv>): Failure {
  if (c.env.incoming?.complete !== false) return fail("serviceUnavailable", { retryAfterSeconds: 2 });
  // The rest of the body is not read.
  c.header("Connection", "close");
  return fail("requestTooSlow");
}
