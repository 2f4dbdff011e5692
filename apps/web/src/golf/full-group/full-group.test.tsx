import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aNotification } from "@fourball/testkit/round-fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { asHost, page } from "../../testing/open-tee-time.ts";
import { renderApp } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const id = idOf(200);
type State = Pick<TeeTimeDetail, "viewerStatus" | "confirmedCount">;

const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" };
const jonas = aParticipation();
const alex = aParticipation({ id: idOf(302), userId: idOf(1), user: { ...jonas.user, firstName: "Alex", lastName: "Lee" } });

type Options = { path?: string; waitsFor?: string; calls?: MockTreeChanges };

/** A game for three; what becomes of it is sent to the open page. */
async function openGame(first: State, { path = page, waitsFor = "Cypress Hollow", calls = {} }: Options = {}) {
  const socket = new FakeSocket();
  let now = first;
  const game = () => ({ ...now, totalSlots: 3, ...(now.viewerStatus === "host" && asHost) });
  const get = vi.fn(() => aTeeTimeDetail(game()));
  const app = renderApp(
    path,
    {
      ...calls,
      teeTime: { get, list: () => ({ items: [aTeeTimeCard(game())], nextCursor: null }) },
      participation: { list: () => [jonas, alex].slice(0, now.confirmedCount) },
      dashboard: { hosted: () => (now.viewerStatus === "host" ? [aTeeTimeCard(game())] : []), joined: () => [] },
    },
    socket,
  );
  await socket.subscribed("live.changes");
  await screen.findAllByText(waitsFor);
  const become = async (next: State) => {
    now = next;
    const before = get.mock.calls.length;
    socket.emit("live.changes", undefined, { type: "tee-time", teeTimeId: id, change: "spots" });
    socket.emit("live.changes", undefined, { type: "own-games" });
    if (path === page) await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(before));
  };
  return { ...app, become };
}

const sheet = () => screen.findByRole("dialog", { name: "That's three." });
const noSheet = () => waitFor(() => expect(screen.queryByRole("dialog", { name: /^That's/ })).not.toBeInTheDocument());
const players = (confirmedCount: number) => screen.findByRole("heading", { name: `Players (${confirmedCount + 1}/3)` });

const host = (confirmedCount: number): State => ({ viewerStatus: "host", confirmedCount });
const golfer = (viewerStatus: "pending" | "confirmed", confirmedCount: number): State => ({ viewerStatus, confirmedCount });

describe("the last spot of a game", () => {
  it("is celebrated with the golfer who takes it", async () => {
    const { user, become } = await openGame(golfer("pending", 1));
    await become(golfer("confirmed", 2));
    const dialog = within(await sheet());
    expect(dialog.getByText("Maya, Jonas, and Alex")).toBeVisible();
    expect(await dialog.findByText("The group is full: Maya, Jonas, Alex")).toHaveRole("status");
    expect(dialog.getByRole("link", { name: "Say hello" })).toHaveAttribute("href", expect.stringContaining("view=chat"));
    expect(dialog.getByRole("link", { name: "Calendar" })).toHaveAttribute("download");
    await user.keyboard("{Escape}");
    await noSheet();
  });

  it("is celebrated with the host, again when the answer was undone, and gives the focus back", async () => {
    const { user, become } = await openGame(host(1));
    const opener = await players(1);
    opener.focus();
    await become(host(2));
    await sheet();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await become(host(1));
    await players(1);
    await become(host(2));
    await sheet();
  });

  it("is celebrated on My Games", async () => {
    const { become } = await openGame(host(1), { path: "/dashboard" });
    await become(host(2));
    await sheet();
  });

  it.each([
    ["the golfer who takes it", golfer("pending", 1), golfer("confirmed", 2)],
    ["the host", host(1), host(2)],
  ])("is celebrated on the marketplace with %s", async (_, first, next) => {
    const { become } = await openGame(first, { path: "/marketplace" });
    await become(next);
    await sheet();
  });

  it("is celebrated once for each game, though a player leaves and another comes", async () => {
    const [first, second] = [idOf(200), idOf(201)];
    let confirmed = { [first]: 1, [second]: 0 };
    const game = (id: string) => ({ ...asHost, id, totalSlots: id === first ? 3 : 2, confirmedCount: confirmed[id] ?? 0 });
    const hosted = vi.fn(() => [first, second].map((id) => aTeeTimeCard(game(id))));
    const socket = new FakeSocket();
    const { user } = renderApp(
      "/dashboard",
      { teeTime: { get: ({ teeTimeId }) => aTeeTimeDetail(game(teeTimeId)) }, dashboard: { hosted, joined: () => [] } },
      socket,
    );
    await socket.subscribed("live.changes");
    await screen.findAllByText("Cypress Hollow");
    const become = async (next: typeof confirmed) => {
      confirmed = next;
      hosted.mockClear();
      socket.emit("live.changes", undefined, { type: "own-games" });
      await waitFor(() => expect(hosted).toHaveBeenCalled());
    };
    await become({ [first]: 2, [second]: 0 });
    await sheet();
    await user.keyboard("{Escape}");
    vi.setSystemTime(Date.parse(NOW) + 3_600_000);
    await become({ [first]: 1, [second]: 0 });
    await become({ [first]: 2, [second]: 1 });
    expect(await screen.findByRole("dialog", { name: "That's two." })).toBeVisible();
  });

  it("lets a host who is typing finish first", async () => {
    const { become } = await openGame(host(1));
    const box = document.body.appendChild(document.createElement("textarea"));
    box.focus();
    await become(host(2));
    await players(2);
    await noSheet();
    expect(box).toHaveFocus();
    box.remove();
    await sheet();
  });

  it("is celebrated on Activity, where the golfer reads that the request was approved", async () => {
    onPhone();
    const approved = aNotification({ content: { kind: "join-approved", ...place }, createdAt: "2026-06-11T12:00:00.000Z" });
    let items = [aNotification({ id: idOf(501), createdAt: "2026-06-11T11:00:00.000Z" })];
    const { become } = await openGame(golfer("pending", 1), {
      path: "/dashboard?tab=requests",
      waitsFor: "Jonas Reyes wants to join",
      calls: { notification: { list: () => ({ items, nextCursor: null }) } },
    });
    items = [approved, ...items];
    await become(golfer("confirmed", 2));
    await sheet();
  });
});
