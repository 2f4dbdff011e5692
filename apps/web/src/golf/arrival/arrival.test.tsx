import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { someArrivals } from "@fourball/testkit/attendance-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTree } from "@fourball/testkit/mock-tree";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";

/** 6:10 at the course. */
const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const minutes = (count: number) => TEE_OFF + count * 60_000;
const moment = (count: number) => new Date(minutes(count)).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: minutes(-18) });
});
afterEach(() => {
  vi.useRealTimers();
});

const [viewer, jonas] = [idOf(1), idOf(3)];
const own = { userId: viewer, at: moment(-18) };
const other = { userId: jonas, at: moment(-30) };
const asPlayer = { viewerStatus: "confirmed" } as const;

/** A game of the viewer's; who is here changes with the answers of the calls. */
function openGame(first: GameArrivals, { game = asPlayer, ...calls }: { game?: Partial<TeeTimeDetail> } & Calls = {}) {
  let current = first;
  const answer = (next: GameArrivals) => {
    current = next;
    return next;
  };
  const arrive = vi.fn<MockTree["attendance"]["arrive"]>(
    calls.arrive ?? (() => answer(someArrivals({ arrivals: [other, own], takeBackUntil: moment(-13) }))),
  );
  const takeBackArrival = vi.fn(() => answer(someArrivals({ arrivals: [other] })));
  const arrivals = vi.fn(() => current);
  const page = openTeeTime({ game, calls: { attendance: { arrivals, arrive, takeBackArrival } } });
  return { ...page, arrivals, arrive, takeBackArrival };
}
type Calls = { arrive?: MockTree["attendance"]["arrive"] };

const rowOf = async (name: string) => (await screen.findByRole("link", { name })).closest("li");

describe("a player at the course", () => {
  it("says so with one tap, and the group's row and count show it", async () => {
    const { user, arrive } = openGame(someArrivals({ arrivals: [other] }));
    expect(await screen.findByRole("heading", { name: "Are you here?" })).toBeVisible();
    expect(screen.getByText("1 of 2 is here. Only your group sees it. We don't use your location.")).toBeVisible();
    expect(await rowOf("Jonas Reyes")).toHaveTextContent("Here · 5:40 AM PDT");
    await user.click(screen.getByRole("button", { name: "I'm here" }));
    const heading = await screen.findByRole("heading", { name: "You're here" });
    expect(screen.getByText("Since 5:52 AM PDT · 2 of 2 are here")).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(arrive).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), at: "2026-06-12T12:52:00Z" });
  });

  it("takes it back within the next minutes", async () => {
    const { user } = openGame(someArrivals({ arrivals: [other, own], takeBackUntil: moment(-13) }));
    await user.click(await screen.findByRole("button", { name: "Take back that you're here" }));
    expect(await screen.findByRole("button", { name: "I'm here" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Are you here?" })).toHaveFocus());
  });

  it("can't take it back later", async () => {
    openGame(someArrivals({ arrivals: [own], takeBackUntil: null }));
    expect(await screen.findByRole("heading", { name: "You're here" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Take back that you're here" })).not.toBeInTheDocument();
  });

  it("reads why it was refused", async () => {
    const refuse = () => fail("teeTimeCancelled");
    const { user } = openGame(someArrivals(), { arrive: refuse });
    await user.click(await screen.findByRole("button", { name: "I'm here" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This tee time was cancelled");
  });
});

describe("the question", () => {
  it.each([
    [-91, false],
    [-90, true],
    [0, true],
    [299, true],
    [300, false],
  ])("is asked %i minutes from tee-off: %s", async (minute, isAsked) => {
    vi.setSystemTime(minutes(minute));
    openGame(someArrivals());
    await rowOf("Jonas Reyes");
    if (isAsked) expect(await screen.findByRole("button", { name: "I'm here" })).toBeVisible();
    else expect(screen.queryByRole("button", { name: "I'm here" })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<TeeTimeDetail>]>([
    ["a golfer who waits for an answer", { viewerStatus: "pending" }],
    ["a stranger", { viewerStatus: null }],
    ["a player of a cancelled game", { ...asPlayer, status: "cancelled" }],
  ])("isn't asked of %s", async (_who, game) => {
    const { arrivals } = openGame(someArrivals(), { game });
    await rowOf("Jonas Reyes");
    expect(screen.queryByRole("button", { name: "I'm here" })).not.toBeInTheDocument();
    expect(arrivals).not.toHaveBeenCalled();
  });

  it("is asked of the host, whose row shows it too", async () => {
    openGame(someArrivals({ arrivals: [{ userId: asHost.hostId, at: moment(-18) }] }), { game: asHost });
    expect(await screen.findByRole("heading", { name: "You're here" })).toBeVisible();
    expect(await rowOf("Maya Okafor")).toHaveTextContent("Your Tee Time · Here · 5:52 AM");
  });

  it("is part of the next game on My Games", async () => {
    const hosted = () => [aTeeTimeCard({ ...asHost, id: idOf(200) })];
    const arrive = vi.fn(() => someArrivals({ arrivals: [own], takeBackUntil: moment(-13) }));
    const attendance = { arrivals: () => someArrivals(), arrive };
    const { user } = renderRoute("/dashboard", { dashboard: { hosted, joined: () => [] }, attendance });
    await user.click(await screen.findByRole("button", { name: "I'm here" }));
    expect(await screen.findByText("Your group can see that you're here")).toBeVisible();
    await waitFor(() => expect(arrive).toHaveBeenCalledOnce());
  });
});

it("after the round it can be read who was here", async () => {
  vi.setSystemTime(minutes(60 * 24));
  openGame(someArrivals({ arrivals: [other] }), { game: { ...asPlayer, status: "completed" } });
  expect(await rowOf("Jonas Reyes")).toHaveTextContent("Jonas Reyes");
  await waitFor(async () => expect(await rowOf("Jonas Reyes")).toHaveTextContent("Here · 5:40 AM PDT"));
});
