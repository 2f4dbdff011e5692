import { describe, expect, it } from "vitest";
import { joinButtonState } from "../join/join-button-state.ts";
import { dotsOf, type GameSpots } from "./spot-counts.ts";

const game = (changes: Partial<GameSpots> = {}): GameSpots => ({
  totalSlots: 4,
  confirmedCount: 1,
  offeredCount: 0,
  pendingCount: 0,
  viewerStatus: null,
  ...changes,
});

describe("the dots", () => {
  it.each([
    ["host, one in, two open", game(), ["ringed", "filled", "open", "open"]],
    ["requests of others stay hidden", game({ pendingCount: 2 }), ["ringed", "filled", "open", "open"]],
    ["one's own request shows", game({ pendingCount: 2, viewerStatus: "pending" }), ["ringed", "filled", "pending", "open"]],
    ["the host sees all", game({ pendingCount: 2, viewerStatus: "host" }), ["ringed", "filled", "pending", "pending"]],
    ["never more than spots", game({ pendingCount: 9, viewerStatus: "host" }), ["ringed", "filled", "pending", "pending"]],
    ["one on offer to the waitlist", game({ offeredCount: 1 }), ["ringed", "filled", "pending", "open"]],
    [
      "full, since all are on offer",
      game({ offeredCount: 2, pendingCount: 1, viewerStatus: "host" }),
      ["ringed", "filled", "pending", "pending"],
    ],
    ["full", game({ totalSlots: 2 }), ["ringed", "filled"]],
  ])("%s", (_, seated, dots) => {
    expect(dotsOf(seated)).toEqual(dots);
  });
});

describe("the join button", () => {
  const spotCounts = { totalSlots: 4, confirmed: 1, offered: 0 };
  it.each([
    ["join", { spotCounts, viewerStatus: null, joining: false }],
    ["sending", { spotCounts, viewerStatus: null, joining: true }],
    ["sending", { spotCounts, viewerStatus: "pending", joining: true }],
    ["sent", { spotCounts, viewerStatus: "pending", joining: false }],
    ["in", { spotCounts, viewerStatus: "confirmed", joining: false }],
    ["declined", { spotCounts, viewerStatus: "declined", joining: false }],
    ["full", { spotCounts: { totalSlots: 2, confirmed: 1, offered: 0 }, viewerStatus: null, joining: false }],
    ["full", { spotCounts: { totalSlots: 4, confirmed: 1, offered: 2 }, viewerStatus: null, joining: false }],
    ["sent", { spotCounts: { totalSlots: 2, confirmed: 1, offered: 0 }, viewerStatus: "pending", joining: false }],
  ] as const)("is '%s'", (state, situation) => {
    expect(joinButtonState(situation)).toBe(state);
  });
});
