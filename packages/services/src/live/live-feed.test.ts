import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveFeed } from "./live-feed.ts";

function aFeed() {
  let tell: (event: BusEvent) => void = () => undefined;
  const bus: EventBus = {
    publish: async (event) => tell(event),
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    close: async () => undefined,
  };
  return { feed: new LiveFeed(bus), happens: (event: BusEvent) => tell(event) };
}

const edited = (teeTimeId: string, audience: string[] | null = null): BusEvent => ({
  type: "tee-time-changed",
  teeTimeId,
  change: "edited",
  audience,
  concerned: [],
});
const change = (teeTimeId: string): LiveChange => ({ type: "tee-time", teeTimeId, change: "edited" });

/** What a golfer who comes now is told at once. */
async function toldTo(feed: LiveFeed, userId: string): Promise<LiveChange[]> {
  const screen = feed.changes(userId);
  const told: LiveChange[] = [];
  screen.end();
  for await (const each of screen) told.push(each);
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("whoever begins to listen is told once of what changed since the screen was asked for", async () => {
  const { feed, happens } = aFeed();
  for (const id of ["a", "b", "a"]) happens(edited(id));
  expect(await toldTo(feed, "maya")).toEqual([change("b"), change("a")]);
});

test("of an unlisted game only those whom it concerns", async () => {
  const { feed, happens } = aFeed();
  happens(edited("a", ["maya"]));
  expect(await toldTo(feed, "jonas")).toEqual([]);
  expect(await toldTo(feed, "maya")).toEqual([change("a")]);
});

test("not of what is long past", async () => {
  const { feed, happens } = aFeed();
  happens(edited("a"));
  vi.advanceTimersByTime(LIVE_LOOKBACK_MS + 1);
  expect(await toldTo(feed, "maya")).toEqual([]);
});

test("when too much changed to be told apart, that anything may be different", async () => {
  const { feed, happens } = aFeed();
  for (let index = 0; index < 600; index++) happens(edited(`game ${index}`));
  expect(await toldTo(feed, "maya")).toEqual([{ type: "everything" }]);
});
