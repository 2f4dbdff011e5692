import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import { NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function theCard(fit: Fit | null): Promise<HTMLElement> {
  renderRoute("/marketplace", { teeTime: { list: () => ({ items: [aTeeTimeCard({ fit })], nextCursor: null }) } });
  return screen.findByRole("article");
}

describe("a card", () => {
  it("says in one line why the group fits, and what to know", async () => {
    const card = await theCard({
      reasons: [
        { kind: "played-together", firstName: "Priya", rounds: 2 },
        { kind: "handicaps-within", lowest: 6, highest: 12 },
        { kind: "host-answers-fast", medianMinutes: 100 },
      ],
      caution: { kind: "game-that-day", time: "15:00" },
    });
    expect(card).toHaveTextContent("Why this group fits: Played with Priya twice · Close handicaps · Host replies fast");
    expect(card).toHaveTextContent("You play that day");
  });

  it.each([
    [{ kind: "partners", firstName: "Priya" }, "You and Priya are partners"],
    [{ kind: "walks-like-you" }, "Walks like you"],
    [{ kind: "same-pace", pace: "Fast pace" }, "Your pace"],
    [{ kind: "usual-time", timeOfDay: "early" }, "Your usual time"],
    [{ kind: "played-together", firstName: null, rounds: 1 }, "Played with a player once"],
  ] as const)("says it of %o", async (reason, words) => {
    expect(await theCard({ reasons: [reason], caution: null })).toHaveTextContent(`Why this group fits: ${words}`);
  });

  it("doesn't repeat what it shows anyway", async () => {
    const card = await theCard({
      reasons: [{ kind: "near", distanceKm: 14 }],
      caution: { kind: "ends-in-the-dark", holesOfLight: 14 },
    });
    expect(card).not.toHaveTextContent("Why this group fits");
  });

  it("says nothing where nothing is known", async () => {
    expect(await theCard(null)).not.toHaveTextContent("Why this group fits");
  });
});
