import { fail } from "@fourball/domain/failure";
import type { LiveChange } from "@fourball/domain/live/change";
import { aCostCard } from "@fourball/testkit/cost-fixtures";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../kit/session/session.ts";
import { calledProcedures } from "../testing/called-procedures.ts";
import { renderApp } from "../testing/render-route.tsx";

const shown = idOf(200);
const other = idOf(201);
const page = `/tee-times/${shown}`;

const emitChange = (socket: FakeSocket, change: LiveChange) => socket.emit("live.changes", undefined, change);

/** A screen that has all it asked for and listens. */
async function live(path: string, changes: Parameters<typeof renderApp>[1] = {}, socket = new FakeSocket()) {
  const rendered = renderApp(path, { cost: { get: () => aCostCard() }, ...changes }, socket);
  await screen.findAllByRole("article");
  // What comes after the first screen.
  if (path === page) await screen.findByRole("heading", { name: /^(What it costs|Manage Your Tee Time|More for this game)$/ });
  await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
  return rendered;
}

/** The same, with what the marketplace fetches after the first screen. */
async function liveAndIdle(path: string) {
  if (path !== "/marketplace") return live(path);
  const rendered = await live(path, { teeTime: { fromPartners: () => [aTeeTimeCard({ id: idOf(202) })] } });
  await screen.findByRole("heading", { name: "From your partners" });
  return rendered;
}

const stats = "dashboard.stats";
const unreadNotifications = "notification.unread";
const warnings = "report.warnings";
const list = ["teeTime.list"];
const counts = ["teeTime.count", "teeTime.countByDay"];
const partners = "teeTime.fromPartners";
const detail = ["teeTime.get", "participation.list", "cost.get"];

describe("live sync › a change refetches", () => {
  beforeEach(() => {
    vi.spyOn(Math, "random").mockReturnValue(0);
  });

  const cases: [string, string, LiveChange, string[]][] = [
    ["a player joining a listed game", "/marketplace", { type: "tee-time", teeTimeId: shown, change: "spots" }, [...list, stats]],
    [
      "a player joining a game that is not listed",
      "/marketplace",
      { type: "tee-time", teeTimeId: other, change: "spots" },
      [stats],
    ],
    [
      "a player joining, where only games with open spots are listed",
      "/marketplace?open=2",
      { type: "tee-time", teeTimeId: other, change: "spots" },
      [...list, "teeTime.count", stats],
    ],
    [
      "a new game",
      "/marketplace",
      { type: "tee-time", teeTimeId: other, change: "created" },
      [...list, partners, ...counts, stats],
    ],
    [
      "an edited game",
      "/marketplace",
      { type: "tee-time", teeTimeId: other, change: "edited" },
      [...list, partners, ...counts, stats],
    ],
    [
      "a cancelled game",
      "/marketplace",
      { type: "tee-time", teeTimeId: shown, change: "cancelled" },
      [...list, partners, ...counts, stats],
    ],
    ["an own game", "/marketplace", { type: "own-games" }, [stats, unreadNotifications]],
    ["a partner, who is a reason", "/marketplace", { type: "partners" }, [...list, partners]],
    ["notifications", "/marketplace", { type: "notifications" }, [unreadNotifications, warnings]],
    ["an unread message", "/marketplace", { type: "unread", teeTimeId: shown }, ["chat.unread"]],
    ["a player joining the open game", page, { type: "tee-time", teeTimeId: shown, change: "spots" }, detail],
    ["an edit of the open game", page, { type: "tee-time", teeTimeId: shown, change: "edited" }, detail],
    [
      "changes that were missed",
      "/marketplace",
      { type: "everything" },
      [...list, partners, ...counts, stats, unreadNotifications, warnings, "chat.unread"],
    ],
  ];

  it("all that is shown, for a change that only a newer server knows", async () => {
    const { socket } = await liveAndIdle("/marketplace");
    const paths = calledProcedures();
    emitChange(socket, JSON.parse('{ "type": "weather" }'));
    await waitFor(() => expect(paths).toContain("teeTime.list"));
  });

  it.each(cases)("%s", async (_, path, change, touched) => {
    const { socket } = await liveAndIdle(path);
    const paths = calledProcedures();
    emitChange(socket, change);
    await waitFor(() => expect(paths).toHaveLength(touched.length));
    expect(new Set(paths)).toEqual(new Set(touched));
  });
});

describe("an open screen", () => {
  beforeEach(() => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a change made elsewhere", async () => {
    let confirmedCount = 1;
    const { socket } = await live("/marketplace", {
      teeTime: { list: () => ({ items: [aTeeTimeCard({ confirmedCount })], nextCursor: null }) },
    });
    expect(screen.getByText("2 spots open")).toBeVisible();
    confirmedCount = 2;
    emitChange(socket, { type: "tee-time", teeTimeId: shown, change: "spots" });
    expect(await screen.findByText("1 spot open")).toBeVisible();
  });

  it("shows a host a new request and the bell's count", async () => {
    const waiting = { pendingCount: 0 };
    const { socket } = await live(page, {
      teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "host", hostId: idOf(1), ...waiting }) },
      participation: { list: () => (waiting.pendingCount ? [aParticipation({ status: "pending" })] : []) },
      notification: { unread: () => ({ unread: 0, waiting: waiting.pendingCount }) },
    });
    waiting.pendingCount = 1;
    emitChange(socket, { type: "tee-time", teeTimeId: shown, change: "spots" });
    emitChange(socket, { type: "notifications" });
    expect(await screen.findByRole("button", { name: "Approve Jonas Reyes" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Notifications, 1 request to answer" })).toBeVisible();
  });

  it("fetches once for a burst of changes", async () => {
    const { socket } = await live("/marketplace");
    const paths = calledProcedures();
    for (let times = 0; times < 20; times++) emitChange(socket, { type: "tee-time", teeTimeId: shown, change: "spots" });
    await waitFor(() => expect(paths).toHaveLength(2));
    expect(paths.toSorted()).toEqual([stats, ...list]);
  });

  it("fetches the totals with a delay, but at once after a change of an own game", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { socket } = await live("/marketplace");
    const paths = calledProcedures();
    emitChange(socket, { type: "tee-time", teeTimeId: shown, change: "spots" });
    await waitFor(() => expect(paths).toEqual(list));
    emitChange(socket, { type: "own-games" });
    await waitFor(() => expect(paths.toSorted()).toEqual([stats, unreadNotifications, ...list]));
  });

  it("refetches a screen that is not mounted when it is opened", async () => {
    const { socket, router, user } = await live(page);
    await user.click(screen.getByRole("link", { name: "Back to Marketplace" }));
    await screen.findByRole("heading", { name: "Available Tee Times" });
    const paths = calledProcedures();
    emitChange(socket, { type: "tee-time", teeTimeId: shown, change: "edited" });
    await waitFor(() => expect(paths).toContain(stats));
    expect(paths).not.toContain("teeTime.get");
    await router.navigate({ to: "/tee-times/$teeTimeId", params: { teeTimeId: shown } });
    await waitFor(() => expect(paths).toContain("teeTime.get"));
  });

  it("subscribes once on one connection, on any screen", async () => {
    const { socket, router } = await live("/marketplace");
    await router.navigate({ to: "/create" });
    await screen.findByRole("heading", { name: "Create Tee Time" });
    expect(socket.listeners("live.changes")).toHaveLength(1);
    expect(socket.connections).toBe(1);
  });
});

describe("a lost connection", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("reconnects after 3,000 ms and then refetches everything", async () => {
    const { socket } = await liveAndIdle("/marketplace");
    socket.drop();
    const paths = calledProcedures();
    await vi.advanceTimersByTimeAsync(2900);
    expect(socket.connections).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(socket.connections).toBe(2);
    await waitFor(() =>
      expect(new Set(paths)).toEqual(
        new Set(["account.current", ...list, partners, ...counts, stats, unreadNotifications, warnings, "chat.unread"]),
      ),
    );
  });

  it("subscribes again when the server ends the stream", async () => {
    const { socket } = await live("/marketplace");
    socket.end("live.changes");
    await vi.advanceTimersByTimeAsync(3200);
    await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
  });

  it("navigates to sign-in when signed out, without reconnecting", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { socket } = await live("/marketplace");
    socket.drop({ code: 4401 });
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    expect(goTo).toHaveBeenCalledOnce();
  });

  it("says on the open page why the golfer is suspended", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { socket } = await live("/marketplace");
    socket.drop({ code: 4401, reason: "problem=suspended&reason=spam" });
    await vi.advanceTimersByTimeAsync(600);
    expect(goTo).toHaveBeenCalledExactlyOnceWith("/sign-in?problem=suspended&reason=spam");
    expect(screen.queryByText("You are logged out. Logging in again...")).not.toBeInTheDocument();
  });

  it("checks the session when the socket is refused", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    let isSignedIn = true;
    const current = vi.fn(() => {
      if (isSignedIn) return anAccount();
      return fail("unauthorized");
    });
    const { socket } = await live("/marketplace", { account: { current } });
    isSignedIn = false;
    socket.drop({ stayDown: true });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(goTo).toHaveBeenCalledOnce();
    expect(current).toHaveBeenCalledTimes(2);
  });
});
