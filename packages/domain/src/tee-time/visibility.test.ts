import { describe, expect, test } from "vitest";
import { canSee } from "./visibility.ts";

const listed = { isPublic: true, status: "active", isHidden: false, isShownFirst: false };
const unlisted = { ...listed, isPublic: false };
const viewers = ["host", "confirmed", "pending", "declined", null] as const;
const whoSees = (game: typeof listed, isInvited = false) => viewers.filter((viewer) => canSee(game, viewer, isInvited));

describe("a listed game", () => {
  test("is visible to everyone", () => {
    expect(whoSees(listed)).toEqual(viewers);
  });
});

describe("an unlisted game", () => {
  test("is visible to its golfers and with the invite link", () => {
    expect(whoSees(unlisted)).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees(unlisted, true)).toEqual(viewers);
  });
});

describe("a game with a head start", () => {
  test("is visible to partners of the host, unless it is cancelled or a block hides it", () => {
    const first = { ...unlisted, isShownFirst: true };
    expect(whoSees(first)).toEqual(viewers);
    for (const change of [{ status: "cancelled" }, { isHidden: true }])
      expect(whoSees({ ...first, ...change })).toEqual(["host", "confirmed", "pending"]);
  });
});

describe("a cancelled game", () => {
  test("is visible only to its golfers", () => {
    expect(whoSees({ ...listed, status: "cancelled" })).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees({ ...unlisted, status: "cancelled" }, true)).toEqual(["host", "confirmed", "pending"]);
  });
});

describe("a game that a block hides from the viewer", () => {
  test("is visible only to its golfers, invited or not", () => {
    expect(whoSees({ ...listed, isHidden: true })).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees({ ...unlisted, isHidden: true }, true)).toEqual(["host", "confirmed", "pending"]);
  });
});
