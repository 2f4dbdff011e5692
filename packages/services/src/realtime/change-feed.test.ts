import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ChangeFeed } from "./change-feed.ts";

function aFeed() {
  let notify: (event: BusEvent) => void = () => undefined;
  const bus: EventBus = {
    publish: async (event) => notify(event),
    subscribe: (listener) => {
      notify = listener;
      return () => undefined;
    },
    close: async () => undefined,
  };
  return { feed: new ChangeFeed(bus), happens: (event: BusEvent) => notify(event) };
}

const edited = (teeTimeId: string, audience: string[] | null = null): BusEvent => ({
  type: "tee-time-changed",
  teeTimeId,
  change: "edited",
  audience,
  affectedGolferIds: [],
});
const change = (teeTimeId: string): LiveChange => ({ type: "tee-time", teeTimeId, change: "edited" });

/** The changes that a new subscription gets immediately. */
async function changesFor(feed: ChangeFeed, userId: string): Promise<LiveChange[]> {
  const screen = feed.changes(userId);
  const received: LiveChange[] = [];
  screen.end();
  for await (const each of screen) received.push(each);
  return received;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a new subscription", () => {
  test("receives each recent change once", async () => {
    const { feed, happens } = aFeed();
    for (const id of ["a", "b", "a"]) happens(edited(id));
    expect(await changesFor(feed, "maya")).toEqual([change("b"), change("a")]);
  });

  test("receives changes of an unlisted game only if they affect the golfer", async () => {
    const { feed, happens } = aFeed();
    happens(edited("a", ["maya"]));
    expect(await changesFor(feed, "jonas")).toEqual([]);
    expect(await changesFor(feed, "maya")).toEqual([change("a")]);
  });

  test("receives no old changes", async () => {
    const { feed, happens } = aFeed();
    happens(edited("a"));
    vi.advanceTimersByTime(LIVE_LOOKBACK_MS + 1);
    expect(await changesFor(feed, "maya")).toEqual([]);
  });

  test("receives one change of everything after too many changes", async () => {
    const { feed, happens } = aFeed();
    for (let index = 0; index < 600; index++) happens(edited(`game ${index}`));
    expect(await changesFor(feed, "maya")).toEqual([{ type: "everything" }]);
  });
});
