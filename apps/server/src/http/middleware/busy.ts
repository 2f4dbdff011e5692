import { fail } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";

/** A request that waits for the processor is read only when those before it are answered: two seconds in all. */
const WAIT_MAX_SECONDS = 1;
/** With so few, a single slow statement would look like an overload. */
const ALWAYS_SERVED = 32;
const WINDOW_MS = 1000;
/** The processor does what it can. */
const WORKED_MIN = 0.9;

type Clock = {
  now(): number;
  /** The part of the time since the last call in which the event loop was not idle. */
  worked(): number;
};

function clockOfProcess(): Clock {
  let last = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    worked() {
      const current = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(current, last);
      last = current;
      return utilization;
    },
  };
}

/**
 * Refuses reads while a new one would wait for too long, so that those that are served stay quick. Writes always queue. The
 * wait is how long what is under way takes, if as many are answered each second as in the last one: then the processor had no
 * rest, or many waited for the database all the time. Else many have come at once, and nobody knows how quick they will be.
 */
export function refuseReadsWhenBusy(clock = clockOfProcess()): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  let manySince = Number.POSITIVE_INFINITY;
  let window = { startedAt: clock.now(), answered: 0, before: 0, worked: 0 };

  function moveWindow(): void {
    const age = clock.now() - window.startedAt;
    if (age < WINDOW_MS) return;
    const before = age < 2 * WINDOW_MS ? window.answered : 0;
    window = { startedAt: clock.now() - (age % WINDOW_MS), answered: 0, before, worked: clock.worked() };
  }

  function answeredInLastSecond(): number {
    moveWindow();
    return window.before * (1 - (clock.now() - window.startedAt) / WINDOW_MS) + window.answered;
  }

  function isBusy(): boolean {
    if (underWay < ALWAYS_SERVED || underWay <= WAIT_MAX_SECONDS * answeredInLastSecond()) return false;
    return window.worked >= WORKED_MIN || clock.now() - manySince >= WINDOW_MS;
  }

  return async (c, next) => {
    if ((c.req.method === "GET" || c.req.method === "HEAD") && isBusy())
      throw fail("serverBusy", { retryAfterSeconds: 1, cause: new Error(`${underWay} requests are under way`) });
    if (++underWay === ALWAYS_SERVED) manySince = clock.now();
    try {
      await next();
    } finally {
      if (--underWay < ALWAYS_SERVED) manySince = Number.POSITIVE_INFINITY;
      moveWindow();
      window.answered++;
    }
  };
}
