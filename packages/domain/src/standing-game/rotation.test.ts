import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTurnOrder, turnsOfNewcomer } from "./rotation.ts";

type Regular = { userId: string; turns: number; lastTurnOn: string | null };

const regular = (userId: string, turns = 0, lastTurnOn: string | null = null): Regular => ({ userId, turns, lastTurnOn });
const dateOf = (week: number): string => new Temporal.PlainDate(2026, 1, 3).add({ weeks: week }).toString();

/** Plays a date: the first `spots` regulars have their turn. */
function playDate(regulars: readonly Regular[], spots: number, date: string): Regular[] {
  const asked = new Set(inTurnOrder(regulars).slice(0, spots));
  return regulars.map((each) => (asked.has(each) ? { ...each, turns: each.turns + 1, lastTurnOn: date } : each));
}
const spread = (regulars: readonly Regular[]): number =>
  Math.max(...regulars.map(({ turns }) => turns)) - Math.min(...regulars.map(({ turns }) => turns));

describe("the order of turns", () => {
  it("begins with the fewest turns, then with the longest wait", () => {
    const regulars = [
      regular("a", 2, "2026-03-07"),
      regular("b", 1, "2026-03-07"),
      regular("c", 1, "2026-02-28"),
      regular("d", 1),
    ];
    expect(inTurnOrder(regulars).map(({ userId }) => userId)).toEqual(["d", "c", "b", "a"]);
  });

  it("gives four regulars of a game with three spots 39 turns each in a season of 52 dates", () => {
    let regulars = ["a", "b", "c", "d"].map((userId) => regular(userId));
    for (let week = 0; week < 52; week++) {
      regulars = playDate(regulars, 3, dateOf(week));
      expect(spread(regulars)).toBeLessThanOrEqual(1);
    }
    expect(regulars.map(({ turns }) => turns)).toEqual([39, 39, 39, 39]);
  });

  it("never lets the same regular sit out twice in a row", () => {
    let regulars = ["a", "b", "c", "d"].map((userId) => regular(userId));
    let satOut: string | undefined;
    for (let week = 0; week < 52; week++) {
      const out = inTurnOrder(regulars).at(-1)?.userId;
      expect(out).not.toBe(satOut);
      satOut = out;
      regulars = playDate(regulars, 3, dateOf(week));
    }
  });

  it("is fair in every season, whatever the spots, with regulars who join and leave", () => {
    const events = fc.array(fc.constantFrom("join", "leave", "play", "play", "play", "play"), { minLength: 20, maxLength: 80 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), events, (spots, season) => {
        let regulars = [regular("r0"), regular("r1")];
        let joined = 2;
        for (const [week, event] of season.entries()) {
          if (event === "join" && regulars.length < 4)
            regulars = [...regulars, regular(`r${joined++}`, turnsOfNewcomer(regulars))];
          else if (event === "leave" && regulars.length > 2) regulars = regulars.slice(1);
          else if (event === "play") regulars = playDate(regulars, spots, dateOf(week));
          expect(spread(regulars)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
