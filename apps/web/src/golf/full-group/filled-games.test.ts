import { idOf } from "@fourball/testkit/fixtures";
import { describe, expect, it } from "vitest";
import { changesBetween, type Snapshot } from "./filled-games.ts";

const id = idOf(200);
type State = Snapshot["games"] extends ReadonlyMap<string, infer Each> ? Each : never;

const showing = (state?: State, notifications?: Snapshot["notifications"]): Snapshot => ({
  games: new Map(state ? [[id, state]] : []),
  notifications,
});
const of = (role: State["role"], confirmed: number, totalSlots = 4): State => ({
  role,
  confirmed,
  isFilled: confirmed + 1 === totalSlots,
});

const approval = (createdAt: string, kind: "join-approved" | "join-declined" = "join-approved") => ({
  id: createdAt,
  teeTimeId: id,
  content: { kind, courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" },
  actorName: null,
  actor: null,
  timeZone: null,
  createdAt,
  readAt: null,
});
const [earlier, later] = ["2026-06-11T10:00:00.000Z", "2026-06-11T11:00:00.000Z"];

describe("a full group is shown", () => {
  it.each<[string, State | undefined, State, boolean]>([
    ["to the host whose last spot is taken", of("host", 2), of("host", 3), true],
    ["to the golfer who completes it", of("other", 2), of("player", 3), true],
    ["to the golfer who takes the spot of another", of("other", 3), of("player", 3), true],
    ["to the two of a game for two", of("host", 0, 2), of("host", 1, 2), true],
    ["not while a spot is open", of("other", 1), of("player", 2), false],
    ["not to a player who was in before", of("player", 2), of("player", 3), false],
    ["not to a golfer who isn't in", of("other", 2), of("other", 3), false],
    ["not to a host who takes the open spot away", of("host", 2), of("host", 2, 3), false],
    ["not to a host whose game was full already", of("host", 3), of("host", 3), false],
    ["not where the game is seen for the first time", undefined, of("host", 3), false],
    ["not to a player who takes the full game over", of("player", 3), of("host", 3), false],
  ])("%s", (_, before, after, isShown) => {
    expect(changesBetween(showing(before), showing(after)).filled).toEqual(isShown ? [id] : []);
  });

  it.each<[string, Snapshot, Snapshot, boolean]>([
    [
      "by a new approval",
      showing(undefined, [approval(earlier)]),
      showing(undefined, [approval(later), approval(earlier)]),
      true,
    ],
    ["by the first approval ever", showing(undefined, []), showing(undefined, [approval(later)]), true],
    [
      "not by an old one that comes with more of the list",
      showing(undefined, [approval(later)]),
      showing(undefined, [approval(later), approval(earlier)]),
      false,
    ],
    ["not by the list itself", showing(), showing(undefined, [approval(later)]), false],
    ["not by a declined request", showing(undefined, []), showing(undefined, [approval(later, "join-declined")]), false],
    [
      "not where the game is shown with an open spot",
      showing(of("other", 1), []),
      showing(of("player", 2), [approval(later)]),
      false,
    ],
  ])("in the list of notifications %s", (_, before, after, isShown) => {
    expect(changesBetween(before, after).filled).toEqual(isShown ? [id] : []);
  });
});

it("a full group opens again when an answer is undone", () => {
  expect(changesBetween(showing(of("host", 3)), showing(of("host", 2))).reopened).toEqual([id]);
  expect(changesBetween(showing(of("host", 2)), showing(of("host", 1))).reopened).toEqual([]);
});
