import { LIVE_LOOKBACK_MS, type LiveChange, PROFILE_CHANGES_EVERY_MS } from "@fourball/domain/live/change";
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

const edited = (teeTimeId: string, audience: string[] | null = null, hiddenFrom: string[] = []): BusEvent => ({
  type: "tee-time-changed",
  teeTimeId,
  change: "edited",
  audience,
  hiddenFrom,
  affectedGolferIds: [],
});
const change = (teeTimeId: string): LiveChange => ({ type: "tee-time", teeTimeId, change: "edited" });

/** The changes that a new subscription gets immediately. */
async function changesFor(feed: ChangeFeed, userId: string, lookBackMs?: number): Promise<LiveChange[]> {
  const screen = feed.changes(userId, { lookBackMs });
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

  test("receives no changes from before its screen asked", async () => {
    const { feed, happens } = aFeed();
    happens(edited("before"));
    vi.advanceTimersByTime(1500);
    happens(edited("after"));
    vi.advanceTimersByTime(500);
    expect(await changesFor(feed, "maya", 1000)).toEqual([change("after")]);
    expect(await changesFor(feed, "maya", 2000)).toEqual([change("before"), change("after")]);
  });

  test("receives nothing of a game that a block hides", async () => {
    const { feed, happens } = aFeed();
    const jonas = feed.changes("jonas");
    happens(edited("game", null, ["jonas"]));
    expect(await changesFor(feed, "jonas")).toEqual([]);
    expect(await changesFor(feed, "maya")).toEqual([change("game")]);
    jonas.end();
    for await (const each of jonas) throw new Error(`received ${each.type}`);
  });

  test("receives one change of everything after too many changes", async () => {
    const { feed, happens } = aFeed();
    for (let index = 0; index < 600; index++) happens(edited(`game ${index}`));
    expect(await changesFor(feed, "maya")).toEqual([{ type: "everything" }]);
  });

  test("receives what came after too many changes, if its screen asked after those", async () => {
    const { feed, happens } = aFeed();
    for (let index = 0; index < 600; index++) happens(edited(`game ${index}`));
    vi.advanceTimersByTime(1000);
    happens(edited("last"));
    expect(await changesFor(feed, "maya", 999)).toEqual([change("last")]);
    expect(await changesFor(feed, "maya", 1000)).toEqual([{ type: "everything" }]);
  });
});

describe("a change of a later kind", () => {
  test("is everything for a screen that doesn't know it, also among what came before", async () => {
    const { feed, happens } = aFeed();
    const [earlier, today] = [feed.changes("maya"), feed.changes("maya", { knows: ["notifications"] })];
    happens({ type: "notifications-changed", recipients: ["maya"] });
    expect((await earlier.next()).value).toEqual({ type: "everything" });
    expect((await today.next()).value).toEqual({ type: "notifications" });
    expect(await changesFor(feed, "maya")).toEqual([{ type: "everything" }]);
  });
});

describe("a profile that changes sixty times in a minute", () => {
  const renamed = (audience: string[] | null = null): BusEvent => ({
    type: "profile-changed",
    userId: "maya",
    audience,
    hiddenFrom: [],
  });
  const screenOf = (feed: ChangeFeed, userId: string) => {
    const screen = feed.changes(userId);
    return {
      async received() {
        screen.end();
        const changes: LiveChange[] = [];
        for await (const each of screen) changes.push(each);
        return changes;
      },
    };
  };

  test("is refetched at once, and then every few seconds, the last change included", async () => {
    const { feed, happens } = aFeed();
    const screen = screenOf(feed, "jonas");
    for (let second = 0; second < 60; second++) {
      happens(renamed());
      vi.advanceTimersByTime(1000);
    }
    vi.advanceTimersByTime(PROFILE_CHANGES_EVERY_MS);
    const changes = await screen.received();
    expect(changes[0]).toEqual({ type: "golfer", userId: "maya" });
    expect(changes).toHaveLength(60_000 / PROFILE_CHANGES_EVERY_MS + 1);
  });

  test("reaches everyone who may see one of the changes, and nobody else", async () => {
    const { feed, happens } = aFeed();
    const [jonas, priya, stranger] = ["jonas", "priya", "stranger"].map((golfer) => screenOf(feed, golfer));
    for (const audience of [["maya"], ["maya", "jonas"], ["maya", "priya"]]) happens(renamed(audience));
    vi.advanceTimersByTime(PROFILE_CHANGES_EVERY_MS);
    for (const screen of [jonas, priya]) expect(await screen?.received()).toHaveLength(1);
    expect(await stranger?.received()).toEqual([]);
  });
});
