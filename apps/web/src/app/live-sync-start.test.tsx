import { LIVE_LOOKBACK_MS } from "@fourball/domain/live/change";
import { NOW } from "@fourball/testkit/fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../testing/render-route.tsx";

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.firstAskedAt;
});

/** The marketplace, once it has its list and has subscribed. */
async function shown(teeTime: NonNullable<Parameters<typeof renderApp>[1]>["teeTime"] = {}, socket = new FakeSocket()) {
  const rendered = renderApp("/marketplace", { teeTime }, socket);
  await screen.findAllByRole("article");
  await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
  return rendered;
}

it("fetches anew what it asked for long before it listens, as a slow page does", async () => {
  window.firstAskedAt = Date.now() - LIVE_LOOKBACK_MS - 1;
  const list = vi.fn(() => ({ items: [aTeeTimeCard()], nextCursor: null }));
  await shown({ list });
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

it("is sent the changes since shortly before it asked, and none from before", async () => {
  window.firstAskedAt = Date.now() - 1500;
  const { socket } = await shown();
  expect(socket.listeners("live.changes")).toEqual([{ lookBackMs: 6500, knows: ["notifications"] }]);
});

it("fetches anew when connecting takes longer than the changes that it is sent", async () => {
  const list = vi.fn(() => ({ items: [aTeeTimeCard()], nextCursor: null }));
  const socket = new FakeSocket();
  socket.delayStart("live.changes");
  await shown({ list }, socket);
  vi.setSystemTime(Date.now() + 3001);
  socket.start("live.changes");
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});
