import { describe, expect, it } from "vitest";
import { joinButtonState } from "./join-button-state.ts";
import { dotsOf, type SeatedGame } from "./seats.ts";

const game = (changes: Partial<SeatedGame> = {}): SeatedGame => ({
  totalSlots: 4,
  confirmedCount: 1,
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
    ["never more than seats", game({ pendingCount: 9, viewerStatus: "host" }), ["ringed", "filled", "pending", "pending"]],
    ["full", game({ totalSlots: 2 }), ["ringed", "filled"]],
  ])("%s", (_, seated, dots) => {
    expect(dotsOf(seated)).toEqual(dots);
  });
});

describe("the join button", () => {
  const seats = { totalSlots: 4, confirmed: 1 };
  it.each([
    ["join", { seats, viewerStatus: null, joining: false }],
    ["sending", { seats, viewerStatus: null, joining: true }],
    ["sending", { seats, viewerStatus: "pending", joining: true }],
    ["sent", { seats, viewerStatus: "pending", joining: false }],
    ["in", { seats, viewerStatus: "confirmed", joining: false }],
    ["declined", { seats, viewerStatus: "declined", joining: false }],
    ["full", { seats: { totalSlots: 2, confirmed: 1 }, viewerStatus: null, joining: false }],
    ["sent", { seats: { totalSlots: 2, confirmed: 1 }, viewerStatus: "pending", joining: false }],
  ] as const)("is '%s'", (state, situation) => {
    expect(joinButtonState(situation)).toBe(state);
  });
});
