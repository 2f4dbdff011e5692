import { idOf, NOW } from "@fourball/testkit/fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest, asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the host", () => {
  it("reads how many wait for an answer, before all else", async () => {
    const people = [aRequest(), aRequest({ id: idOf(302), status: "pending" })];
    openTeeTime({ game: { ...asHost, pendingCount: 2 }, people });
    expect(await screen.findByRole("heading", { name: "2 pending requests" })).toBeInTheDocument();
    expect(screen.getByText("Manage Your Tee Time")).toBeVisible();
    expect(screen.getByRole("heading", { name: "More for this game" })).toBeVisible();
  });

  it("manages the game in a list while nobody waits", async () => {
    openTeeTime({ game: asHost });
    const list = within(await screen.findByRole("region", { name: "Manage Your Tee Time" }));
    await list.findByRole("button", { name: "Costs Add" });
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "CostsAdd",
      "Share my roundOff",
      "Repeat this gameOff",
      "Hand over",
      "Edit",
      "Rained off?",
      "Cancel Tee Time",
    ]);
  });

  it("gets to those who want in with Manage", async () => {
    const { user } = openTeeTime({ game: { ...asHost, pendingCount: 1 }, people: [aRequest()] });
    await screen.findByRole("button", { name: "Approve Priya Shah" });
    await user.click(await screen.findByRole("button", { name: "Manage" }));
    expect(screen.getByRole("region", { name: "1 pending request" })).toHaveFocus();
  });

  it("can change nothing after tee-off", async () => {
    openTeeTime({ game: { ...asHost, teeOffAt: "2026-06-11T14:59:00.000Z" } });
    await screen.findByRole("heading", { name: "Under way" });
    expect(screen.queryByRole("button", { name: "Cancel Tee Time" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
  });
});
