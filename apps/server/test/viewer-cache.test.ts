import { describe, expect, test } from "vitest";
import { createMemoryEventBus } from "../src/events/memory-event-bus.ts";
import { createViewerCache } from "../src/sessions/viewer-cache.ts";

const maya = { id: "maya", isAdmin: false };

/** A cache with its own time, and how often each token was looked up. */
function aCache() {
  const clock = { ms: 1000 };
  const lookups: string[] = [];
  const bus = createMemoryEventBus();
  const cache = createViewerCache(bus, () => clock.ms);
  const ask = (token: string) =>
    cache.viewerOf(token, async () => {
      lookups.push(token);
      return maya;
    });
  return { clock, lookups, bus, ask };
}

describe("the cache of viewers", () => {
  test("asks the database again after five seconds at most", async () => {
    const { clock, lookups, ask } = aCache();
    await ask("token");
    clock.ms += 4999;
    await ask("token");
    expect(lookups).toHaveLength(1);
    clock.ms += 2;
    await ask("token");
    expect(lookups).toHaveLength(2);
  });

  test("forgets the golfer whose session ended at once", async () => {
    const { bus, lookups, ask } = aCache();
    await ask("token");
    await bus.publish({ type: "sessions-ended", userId: maya.id });
    await ask("token");
    expect(lookups).toHaveLength(2);
  });

  test("drops the least recently used session when it is full, and keeps the others", async () => {
    const { lookups, ask } = aCache();
    for (let session = 0; session < 10_000; session++) await ask(`token ${session}`);
    await ask("token 0");
    await ask("one more");
    lookups.length = 0;
    await ask("token 0");
    await ask("token 9999");
    expect(lookups).toEqual([]);
    await ask("token 1");
    expect(lookups).toEqual(["token 1"]);
  });
});
