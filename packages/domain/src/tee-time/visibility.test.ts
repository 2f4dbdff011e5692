import { describe, expect, test } from "vitest";
import { canSee } from "./visibility.ts";

const listed = { isPublic: true, status: "active", inviteToken: null };
const unlisted = { isPublic: false, status: "active", inviteToken: "the link" };
const viewers = ["host", "confirmed", "pending", "declined", null] as const;
const whoSees = (game: { isPublic: boolean; status: string; inviteToken: string | null }, invite?: string) =>
  viewers.filter((viewer) => canSee(game, viewer, invite));

describe("a listed game", () => {
  test("is visible to everyone", () => {
    expect(whoSees(listed)).toEqual(viewers);
  });
});

describe("an unlisted game", () => {
  test("is visible to its golfers and with the invite link", () => {
    expect(whoSees(unlisted)).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees(unlisted, "a guess")).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees(unlisted, "the link")).toEqual(viewers);
  });

  test("is not visible with a guessed link when it has none", () => {
    expect(whoSees({ ...unlisted, inviteToken: null }, "null")).toEqual(["host", "confirmed", "pending"]);
  });
});

describe("a cancelled game", () => {
  test("is visible only to its golfers", () => {
    expect(whoSees({ ...listed, status: "cancelled" })).toEqual(["host", "confirmed", "pending"]);
    expect(whoSees({ ...unlisted, status: "cancelled" }, "the link")).toEqual(["host", "confirmed", "pending"]);
  });
});
