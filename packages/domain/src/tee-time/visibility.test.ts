import { expect, test } from "vitest";
import { canSee } from "./visibility.ts";

const listed = { isPublic: true, status: "active", inviteToken: null };
const unlisted = { isPublic: false, status: "active", inviteToken: "the link" };
const viewers = ["host", "confirmed", "pending", "declined", null] as const;
const whoSees = (game: { isPublic: boolean; status: string; inviteToken: string | null }, invite?: string) =>
  viewers.filter((viewer) => canSee(game, viewer, invite));

test("everyone sees a listed game", () => {
  expect(whoSees(listed)).toEqual(viewers);
});

test("an unlisted game is seen by its people and by whoever holds the link", () => {
  expect(whoSees(unlisted)).toEqual(["host", "confirmed", "pending"]);
  expect(whoSees(unlisted, "a guess")).toEqual(["host", "confirmed", "pending"]);
  expect(whoSees(unlisted, "the link")).toEqual(viewers);
});

test("without a link of its own, no guess opens an unlisted game", () => {
  expect(whoSees({ ...unlisted, inviteToken: null }, "null")).toEqual(["host", "confirmed", "pending"]);
});

test("a cancelled game stays with those it concerned", () => {
  expect(whoSees({ ...listed, status: "cancelled" })).toEqual(["host", "confirmed", "pending"]);
  expect(whoSees({ ...unlisted, status: "cancelled" }, "the link")).toEqual(["host", "confirmed", "pending"]);
});
