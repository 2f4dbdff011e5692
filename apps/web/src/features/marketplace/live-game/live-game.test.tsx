import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLiveGame, readLiveGame } from "../../../golf/live-game.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const GAME = idOf(200);

function openMarketplace(changes: Partial<TeeTimeDetail> = {}) {
  const game = aTeeTimeDetail({ viewerStatus: "host", createdAt: NOW, ...changes });
  return renderRoute("/marketplace", { teeTime: { get: () => game, list: () => ({ items: [], nextCursor: null }) } });
}

/** As Create does. */
async function arriveFromCreate(changes: Partial<TeeTimeDetail> = {}) {
  keepLiveGame(idOf(1), GAME);
  const app = openMarketplace(changes);
  await screen.findByRole("heading", { name: "Available Tee Times" });
  await app.router.navigate({ to: "/marketplace", state: { liveGame: GAME } });
  return { ...app, card: within(await screen.findByRole("region", { name: "Your game is live" })) };
}

describe("the card of a new game", () => {
  it("shows the game and every way to tell others", async () => {
    const { card } = await arriveFromCreate();
    for (const text of ["6:10", "Cypress Hollow", "Friday, June 12 · Monterey, CA", "2 spots open", "Public"])
      expect(await card.findByText(text)).toBeVisible();
    expect(card.getByRole("link", { name: "View game" })).toHaveAttribute("href", `/tee-times/${GAME}`);
    const ways = within(card.getByRole("list", { name: "Ways to share" }));
    expect(ways.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Copy link", "Email", "QR code"]);
  });

  it("copies the address of the game", async () => {
    const { card, user } = await arriveFromCreate();
    await user.click(await card.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/tee-times/${GAME}`);
  });

  it("shares a private game by its invite, and says who sees it", async () => {
    const { card, user } = await arriveFromCreate({ isPublic: false, inviteToken: "key" });
    expect(await card.findByText("Only people with your link see it")).toBeVisible();
    await user.click(card.getByRole("button", { name: "Share" }));
    expect(await screen.findByText("Link Copied!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/tee-times/${GAME}?invite=key`);
  });

  it("shows the link as a code", async () => {
    const { card, user } = await arriveFromCreate();
    await user.click(await card.findByRole("button", { name: "QR code" }));
    expect(await screen.findByRole("img", { name: "QR code of the game at Cypress Hollow" })).toBeInTheDocument();
  });

  it("folds into a row when the golfer goes on", async () => {
    const { card, router } = await arriveFromCreate();
    await card.findByRole("button", { name: "QR code" });
    await router.navigate({ to: "/marketplace", search: { filter: "today" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "QR code" })).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: "Your game is live" })).toHaveAccessibleDescription("Cypress Hollow, Tomorrow");
  });
});

describe("the row of a new game", () => {
  it("stays until it is closed", async () => {
    keepLiveGame(idOf(1), GAME);
    const { user } = openMarketplace();
    const row = within(await screen.findByRole("region", { name: "Your game is live" }));
    await user.click(row.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("Your game is live")).not.toBeInTheDocument());
    expect(readLiveGame(idOf(1))).toBeUndefined();
  });

  it.each([
    ["a day has passed", { at: "2026-06-10T14:00:00Z", golfer: idOf(1), game: {} }],
    ["the game was canceled", { at: NOW, golfer: idOf(1), game: { status: "cancelled" } }],
    ["the game has teed off", { at: NOW, golfer: idOf(1), game: { teeOffAt: "2026-06-11T14:00:00.000Z" } }],
    ["it is another golfer's", { at: NOW, golfer: idOf(2), game: {} }],
  ] as const)("is gone once %s", async (_, { at, golfer, game }) => {
    vi.setSystemTime(new Date(at));
    keepLiveGame(golfer, GAME);
    vi.setSystemTime(new Date(NOW));
    openMarketplace(game);
    await screen.findByText("No tee times found");
    await waitFor(() => expect(screen.queryByText("Your game is live")).not.toBeInTheDocument());
  });
});
