import { describe, expect, test } from "vitest";
import { assertChanges, assertHasPlayers, isAnswered, isProposalOpen } from "./rules.ts";

const place = { courseId: "a", date: "2026-06-12", time: "07:30" };
const at = (hour: number) => Temporal.Instant.from(`2026-06-12T${hour}:00:00Z`);

describe("a proposed change", () => {
  test("changes something", () => {
    expect(() => assertChanges(place, { ...place })).toThrow("Choose another date, time or course");
    for (const change of [{ courseId: "b" }, { date: "2026-06-13" }, { time: "07:40" }])
      expect(() => assertChanges(place, { ...place, ...change })).not.toThrow();
  });

  test("needs a player to ask", () => {
    expect(() => assertHasPlayers(0)).toThrow("There are no players to ask");
    expect(() => assertHasPlayers(1)).not.toThrow();
  });

  test.each([
    ["before both tee-offs", at(13), true],
    ["from the earlier one on", at(14), false],
    ["between them", at(15), false],
  ])("can be answered %s: %s", (_, now, isOpen) => {
    expect(isProposalOpen({ before: at(14), after: at(16) }, now)).toBe(isOpen);
    expect(isProposalOpen({ before: at(16), after: at(14) }, now)).toBe(isOpen);
  });

  test.each([
    [[true, false], true],
    [[true, null], false],
    [[false, false], false],
    [[], false],
  ])("with the answers %j is answered: %s", (answers, expected) => expect(isAnswered(answers)).toBe(expected));
});
