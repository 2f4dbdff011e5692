import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import { NOW } from "@fourball/testkit/fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { cleanup, screen } from "@testing-library/react";
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
  it("says the best reason why the group fits, or what to know before asking", async () => {
    const fit: Fit = {
      reasons: [
        { kind: "played-together", firstName: "Priya", rounds: 2 },
        { kind: "handicaps-within", lowest: 6, highest: 12 },
        { kind: "host-answers-fast", medianMinutes: 100 },
      ],
      caution: null,
    };
    const card = await theCard(fit);
    expect(card).toHaveTextContent("Why this group fits: Played with Priya twice");
    expect(card).not.toHaveTextContent("Replies fast");
    cleanup();
    const other = await theCard({ ...fit, caution: { kind: "game-that-day", time: "15:00" } });
    expect(other).toHaveTextContent("You already play that day");
    expect(other).not.toHaveTextContent("Why this group fits");
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
