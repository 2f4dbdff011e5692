import { aChatMessage } from "@fourball/testkit/tee-time-fixtures";
import { expect, test } from "vitest";
import { gapBefore, hasEarlier, mergeMessages } from "./room-state.ts";

const messages = (...seqs: number[]) => seqs.map((seq) => aChatMessage({ seq }));
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
])("mergeMessages › of %j and %j is %j", (known, more, all) => {
  expect(seqs(mergeMessages(messages(...known), messages(...more)))).toEqual(all);
});

test("mergeMessages › returns the same array when nothing is new", () => {
  const known = messages(1, 2);
  expect(mergeMessages(known, messages(2))).toBe(known);
});

test.each([
  { known: [1, 2, 3], received: 3, before: undefined },
  { known: [4, 5], received: 5, before: undefined },
  { known: [1, 2, 5], received: 5, before: 5 },
  { known: [1, 2], received: 4, before: 5 },
  // The answer to an own message may be ahead of the stream.
  { known: [1, 2, 5], received: 2, before: undefined },
  { known: [], received: 0, before: undefined },
])("gapBefore › of $known and a stream at $received is $before", ({ known, received, before }) => {
  expect(gapBefore(messages(...known), received)).toBe(before);
});

test("hasEarlier › is true until the first message is loaded", () => {
  expect([messages(2), messages(1), []].map(hasEarlier)).toEqual([true, false, false]);
});
