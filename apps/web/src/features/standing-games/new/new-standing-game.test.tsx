import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTree, MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aStandingGame } from "@fourball/testkit/standing-game-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost } from "../../../testing/open-tee-time.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const path = `/standing-games/new?from=${idOf(200)}`;

/** Tomorrow's game at Cypress Hollow, a Friday at 6:10 AM, which Jonas plays in. */
const open = (game: Partial<TeeTimeDetail> = {}, calls: MockTreeChanges["standingGame"] = {}) =>
  renderRoute(path, {
    teeTime: { get: () => aTeeTimeDetail({ ...asHost, ...game }) },
    participation: { list: () => [aParticipation()] },
    standingGame: calls,
  });

const start = { name: "Repeat This Game" };

describe("making a game a standing game", () => {
  it("starts with those who play, weekly, and public like the game", async () => {
    const create = vi.fn(() => aStandingGame());
    const { user, router } = open({}, { create, list: () => [aStandingGame()] });
    expect(await screen.findByRole("radio", { name: "Every Friday" })).toBeChecked();
    expect(screen.getByText(/^Friday, June 12, 6:10 AM/)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /^Jonas Reyes/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^Priya Shah/ })).not.toBeChecked();
    expect(screen.getByRole("switch", { name: "Open dates to everyone a week before" })).toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: /^Priya Shah/ }));
    await user.click(screen.getByRole("button", start));
    await waitFor(() => expect(router.state.location.pathname).toBe("/standing-games"));
    expect(create).toHaveBeenCalledExactlyOnceWith({
      teeTimeId: idOf(200),
      frequency: "weekly",
      regularIds: [idOf(3), idOf(4)],
      isPublic: true,
    });
    expect(await screen.findByText("Your game repeats now")).toBeInTheDocument();
  });

  it("says which dates it has, however often", async () => {
    const { user } = open();
    expect(await screen.findByText(/^Next dates: Jun 19, Jun 26, Jul 3, and Jul 10\. Always at 6:10 AM/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Every other Friday" }));
    expect(await screen.findByText(/^Next dates: Jun 26, Jul 10, Jul 24, and Aug 7\./)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Every month on the 2nd Friday" }));
    expect(await screen.findByText(/^Next dates: Jul 10, Aug 14, Sep 11, and Oct 9\./)).toBeVisible();
  });

  it("stays private where the game is", async () => {
    const create = vi.fn(() => aStandingGame());
    const { user } = open({ isPublic: false }, { create });
    expect(await screen.findByRole("switch", { name: "Open dates to everyone a week before" })).not.toBeChecked();
    await user.click(screen.getByRole("button", start));
    await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ isPublic: false })));
  });

  it("needs a regular", async () => {
    const create = vi.fn(() => aStandingGame());
    const { user } = open({}, { create });
    await user.click(await screen.findByRole("checkbox", { name: /^Jonas Reyes/ }));
    await user.click(screen.getByRole("button", start));
    expect(screen.getByText("Choose at least one regular")).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it("shows what the server refuses beside its field, and keeps what was chosen", async () => {
    const refused = vi
      .fn<MockTree["standingGame"]["create"]>(() => aStandingGame())
      .mockImplementationOnce(() => fail("regularsUnknown", { path: ["regularIds"] }))
      .mockImplementationOnce(() => fail("repeatsAlready"));
    const { user } = open({}, { create: refused });
    await user.click(await screen.findByRole("radio", { name: "Every other Friday" }));
    await user.click(screen.getByRole("button", start));
    expect(await screen.findByRole("group", { name: "Regulars", description: /Choose golfers you play with/ })).toBeVisible();
    await user.click(screen.getByRole("button", start));
    expect(await screen.findByRole("alert")).toHaveTextContent("This game already repeats");
    expect(screen.getByRole("radio", { name: "Every other Friday" })).toBeChecked();
  });

  it("is for its host only", async () => {
    open({ viewerStatus: "confirmed", hostId: idOf(2) });
    expect(await screen.findByText("Only the host of a game can repeat it.")).toBeVisible();
    expect(screen.queryByRole("button", start)).not.toBeInTheDocument();
  });

  it("leads to the standing games where the game is part of one", async () => {
    open({ standingGameId: idOf(520) });
    expect(await screen.findByRole("link", { name: "See Your Repeating Games" })).toHaveAttribute("href", "/standing-games");
  });

  it("asks for a game where the address names none", async () => {
    renderRoute("/standing-games/new");
    expect(await screen.findByText("Which game?")).toBeVisible();
  });
});
