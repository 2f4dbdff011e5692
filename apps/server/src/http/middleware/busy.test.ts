import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../app-env.ts";
import { refuseReadsWhenBusy } from "./busy.ts";
import { onError } from "./on-error.ts";

const SOON = Symbol("no answer yet");
const orSoon = <Answer>(answer: Promise<Answer>) =>
  Promise.race([answer, new Promise<typeof SOON>((resolve) => setImmediate(() => resolve(SOON)))]);

/** An app whose answers wait until they are let go, at a time that the test sets. */
function busyApp() {
  const clock = { seconds: 0, worked: 0 };
  const held: (() => void)[] = [];
  const app = new Hono<AppEnv>()
    .onError(onError)
    .use(refuseReadsWhenBusy({ now: () => clock.seconds * 1000, worked: () => clock.worked }))
    .all("/", async (c) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return c.text("served");
    });
  const ask = async (method = "GET"): Promise<Response> => app.request("/", { method });
  return {
    clock,
    ask,
    askTimes: (count: number) => Array.from({ length: count }, () => ask()),
    async answer(count: number) {
      for (const release of held.splice(0, count)) release();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("reads of a busy server", () => {
  test("wait while those before them take no longer than a second, and are refused with a time to try again beyond", async () => {
    const { clock, ask, askTimes, answer } = busyApp();
    void askTimes(100);
    clock.seconds = 1;
    await answer(40);
    await answer(10);
    // 50 are under way, and 50 were answered in a second.
    expect(await orSoon(ask())).toBe(SOON);
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await refused.json()).toEqual({ message: "Fourball is very busy right now. Please try again in a moment." });
    expect(await orSoon(ask("POST"))).toBe(SOON);
    await answer(30);
    expect(await orSoon(ask())).toBe(SOON);
  });

  test("are not refused when many come at once, nor while few are under way for long", async () => {
    const { clock, ask, askTimes } = busyApp();
    void askTimes(31);
    clock.seconds = 10;
    expect(await orSoon(Promise.race(askTimes(200)))).toBe(SOON);
    clock.seconds = 11;
    expect((await ask()).status).toBe(503);
  });

  test("are refused as soon as they come where the processor had no rest", async () => {
    const { clock, askTimes, answer, ask } = busyApp();
    for (const second of [1, 2]) {
      void askTimes(40);
      await answer(40);
      clock.seconds = second;
      clock.worked = 1;
    }
    void askTimes(40);
    expect(await orSoon(ask())).toBe(SOON);
    expect((await ask()).status).toBe(503);
  });
});
