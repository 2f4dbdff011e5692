import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

function openGame(fit: Fit | null, changes: Partial<TeeTimeDetail> = {}): void {
  renderRoute(`/tee-times/${idOf(200)}`, {
    account: { current: () => anAccount({ handicap: 14.2 }) },
    teeTime: { get: () => aTeeTimeDetail({ fit, ...changes }) },
  });
}

/** The reasons and the caution, as they are read out. */
async function linesOf(fit: Fit, changes: Partial<TeeTimeDetail> = {}): Promise<(string | null)[]> {
  openGame(fit, changes);
  const card = (await screen.findByRole("heading", { name: "Why this group fits" })).closest("section") ?? document.body;
  expect(within(card).getByRole("link", { name: "How it works" })).toHaveAttribute("href", "/settings#appearance");
  return within(card)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

describe("the page of a game", () => {
  it("says why the group fits", async () => {
    const fit: Fit = {
      reasons: [
        { kind: "played-together", firstName: "Priya", rounds: 2 },
        { kind: "handicaps-within", lowest: 9, highest: 20.2 },
        { kind: "host-answers-fast", medianMinutes: 40 },
      ],
      caution: { kind: "ends-in-the-dark", holesOfLight: 14 },
    };
    expect(await linesOf(fit)).toEqual([
      "You know Priya. 2 rounds together.",
      "Your handicap fits. The group plays off 9 to 20.2, you play off 14.2.",
      "Maya replies fast. Usually within an hour.",
      "Good to know: You may finish after dark. About 14 holes have light.",
    ]);
  });

  it("has words for how, where and when the viewer plays", async () => {
    const fit: Fit = {
      reasons: [
        { kind: "partners", firstName: "Priya" },
        { kind: "walks-like-you" },
        { kind: "same-pace", pace: "4hr pace" },
        { kind: "near", distanceKm: 22.5 },
        { kind: "usual-time", timeOfDay: "early" },
      ],
      caution: { kind: "game-that-day", time: "15:00" },
    };
    expect(await linesOf(fit)).toEqual([
      "You and Priya are partners. You both said you'd play again.",
      "They walk like you. You walked most of your last rounds.",
      "It's your pace. Four hours, like most of your last rounds.",
      "It's near you. 14 mi away.",
      "It's your time of day. You usually play early in the morning.",
      "Good to know: You already play at 3:00 PM that day.",
    ]);
  });

  it.each([
    [{ kind: "much-lower-handicaps", lowest: 2, highest: 2 }, "Much lower handicaps. The group plays off 2, you play off 14.2."],
    [{ kind: "cart-required" }, "A cart is required. You usually walk."],
    [{ kind: "ends-in-the-dark", holesOfLight: 0 }, "You'd play after dark. No hole has light."],
  ] as const)("warns: %o", async (caution, words) => {
    expect(await linesOf({ reasons: [], caution })).toEqual([`Good to know: ${words}`]);
  });

  it("names the host where only the host is in", async () => {
    const fit: Fit = { reasons: [{ kind: "handicaps-within", lowest: 9.8, highest: 9.8 }], caution: null };
    expect(await linesOf(fit, { confirmedCount: 0 })).toEqual(["Your handicap fits. Maya plays off 9.8, you play off 14.2."]);
  });

  it("says nothing where too little is known", async () => {
    openGame(null);
    await screen.findByRole("heading", { level: 1, name: "Cypress Hollow" });
    expect(screen.queryByText("Why this group fits")).not.toBeInTheDocument();
  });
});
