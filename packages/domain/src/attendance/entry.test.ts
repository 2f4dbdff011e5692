import { describe, expect, test } from "vitest";
import { canDispute, canTakeBack, entryStateOf, isMovedSince, kindShown, markStateOf, type RecordFacts } from "./entry.ts";

const NOW = Temporal.Instant.from("2026-06-11T15:00:00Z");
const past = NOW.subtract({ hours: 1 });
const soon = NOW.add({ hours: 1 });
const record = (changes: Partial<RecordFacts>): RecordFacts => ({
  kind: "showed-up",
  excuse: null,
  markOutcome: null,
  showsAt: null,
  isDisputed: false,
  decision: null,
  isSettled: true,
  ...changes,
});
const late = (changes: Partial<RecordFacts> = {}) => record({ kind: "late-withdrawal", ...changes });
const noShow = (changes: Partial<RecordFacts> = {}) =>
  record({ kind: "no-show", markOutcome: "agreed", showsAt: past, ...changes });

describe("an entry of a record", () => {
  test.each([
    ["a round", record({}), "played"],
    ["a round after a mark that was denied", record({ markOutcome: "denied" }), "played"],
    ["a no-show to which no one has agreed", noShow({ markOutcome: null, showsAt: null }), "played"],
    ["a late withdrawal", late(), "shown"],
    ["a late withdrawal from a round that isn't over", late({ isSettled: false }), "open"],
    ["one whose spot was taken since", late({ isSettled: false, excuse: "refilled" }), "excused"],
    ["a late withdrawal from a changed game", late({ excuse: "changed" }), "excused"],
    ["a late withdrawal whose spot was refilled", late({ excuse: "refilled" }), "excused"],
    ["a late withdrawal in bad weather", late({ excuse: "weather" }), "excused"],
    ["a disputed late withdrawal", late({ isDisputed: true }), "disputed"],
    ["a late withdrawal that an admin kept", late({ isDisputed: true, decision: "kept" }), "shown"],
    ["a late withdrawal that an admin removed", late({ isDisputed: true, decision: "removed" }), "removed"],
    ["a no-show in its first days", noShow({ showsAt: soon }), "coming"],
    ["a no-show from the moment on at which it shows", noShow({ showsAt: NOW }), "shown"],
    ["a no-show in bad weather", noShow({ excuse: "weather" }), "excused"],
    ["a disputed no-show whose days are over", noShow({ isDisputed: true }), "disputed"],
    ["a no-show that an admin kept", noShow({ isDisputed: true, decision: "kept" }), "shown"],
    ["a no-show that an admin removed", noShow({ isDisputed: true, decision: "removed" }), "removed"],
  ])("%s is %3$s", (_what, facts, state) => {
    expect(entryStateOf(facts, NOW)).toBe(state);
  });

  test("isn't called a no-show before another player agreed", () => {
    expect(kindShown(noShow({ markOutcome: null }))).toBe("showed-up");
    expect(kindShown(noShow())).toBe("no-show");
  });

  test.each([
    ["coming", false, true],
    ["shown", false, true],
    ["shown", true, false],
    ["disputed", true, false],
    ["played", false, false],
    ["excused", false, false],
    ["removed", true, false],
  ] as const)("that is %s, disputed before: %s, can be disputed: %s", (state, isDisputed, can) => {
    expect(canDispute({ state, isDisputed })).toBe(can);
  });
});

describe("the host's word on a player", () => {
  test.each([
    [record({}), "none", false],
    [noShow({ markOutcome: null, showsAt: null }), "asked", true],
    [noShow({ showsAt: soon }), "coming", true],
    [noShow(), "shown", false],
    [noShow({ isDisputed: true }), "disputed", true],
    [noShow({ isDisputed: true, decision: "removed" }), "removed", false],
    [record({ markOutcome: "denied" }), "denied", false],
    [record({ markOutcome: "taken-back" }), "taken-back", false],
  ] as const)("%o is %s, can be taken back: %s", (facts, state, can) => {
    expect(markStateOf(facts, NOW)).toBe(state);
    expect(canTakeBack(state)).toBe(can);
  });
});

describe("a game has moved since a player agreed", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 11, 8, minute));

  test.each([
    [null, null, false],
    [null, at(1), false],
    [at(2), at(1), true],
    [at(1), at(2), false],
    [at(1), null, true],
  ])("moved at %o, agreed at %o: %s", (movedAt, agreedAt, isMoved) => {
    expect(isMovedSince({ movedAt, agreedAt })).toBe(isMoved);
  });
});
