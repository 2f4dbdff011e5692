import { aChatMessage } from "@fourball/testkit/fixtures";
import { expect, test } from "vitest";
import { gapBefore, hasEarlier, withLines } from "./room-state.ts";

const lines = (...seqs: number[]) => seqs.map((seq) => aChatMessage({ seq }));
const seqs = (all: readonly { seq: number }[]) => all.map(({ seq }) => seq);

test.each([
  [[1, 2], [3], [1, 2, 3]],
  [
    [2, 3],
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 5],
    [3, 4, 2],
    [1, 2, 3, 4, 5],
  ],
])("lines %j and %j are %j, in the order of their numbers and each once", (known, more, all) => {
  expect(seqs(withLines(lines(...known), lines(...more)))).toEqual(all);
});

test("what is known already changes nothing", () => {
  const known = lines(1, 2);
  expect(withLines(known, lines(2))).toBe(known);
});

test.each([
  { known: [1, 2, 3], heard: 3, before: undefined },
  { known: [4, 5], heard: 5, before: undefined },
  { known: [1, 2, 5], heard: 5, before: 5 },
  { known: [1, 2], heard: 4, before: 5 },
  // One's own answer may be ahead of the stream, which still brings the rest.
  { known: [1, 2, 5], heard: 2, before: undefined },
  { known: [], heard: 0, before: undefined },
])("of $known and a stream that came to $heard, what is missing stands before $before", ({ known, heard, before }) => {
  expect(gapBefore(lines(...known), heard)).toBe(before);
});

test("there is more to read until the first line of the room is there", () => {
  expect([lines(2), lines(1), []].map(hasEarlier)).toEqual([true, false, false]);
});
