import { describe, expect, test } from "vitest";
import { arrivalUndoEnds, arrivedAt, assertCanTakeBackArrival, canArrive } from "./arrival.ts";

const teeOffAt = Temporal.Instant.from("2026-06-12T14:30:00Z");
const game = { teeOffAt, status: "active" };
const at = (minutes: number, seconds = 0) => teeOffAt.add({ minutes }).add({ seconds });
const END = 5 * 60;

describe("saying “I'm here”", () => {
  test.each([
    [at(-90, -1), "You can say this from 90 minutes before tee-off"],
    [at(-90), undefined],
    [at(0), undefined],
    [at(END, -1), undefined],
    [at(END), "This round is over"],
  ])("at %s: %s", (now, refusal) => {
    expect(canArrive(game, now)).toBe(refusal === undefined);
    if (refusal) expect(() => arrivedAt(game, { tappedAt: now, now })).toThrow(refusal);
    else expect(arrivedAt(game, { tappedAt: now, now })).toEqual(now);
  });

  test("isn't possible in a cancelled game", () => {
    const cancelled = { ...game, status: "cancelled" };
    expect(canArrive(cancelled, teeOffAt)).toBe(false);
    expect(() => arrivedAt(cancelled, { tappedAt: teeOffAt, now: teeOffAt })).toThrow("This tee time was cancelled");
  });
});

describe("a tap that was made without signal", () => {
  test.each([
    ["counts for when it was made", at(-18), at(120), at(-18)],
    ["counts after the round", at(10), at(END + 60), at(10)],
    ["of a completed round too", at(END, -1), at(END + 359), at(END, -1)],
    ["counts for six hours", at(-18), at(-18 + 360), at(-18)],
    ["of a fast clock counts for now", at(10), at(-18), at(-18)],
  ])("%s", (_what, tappedAt, now, counts) => {
    expect(arrivedAt({ ...game, status: "completed" }, { tappedAt, now })).toEqual(counts);
  });

  test.each([
    ["is refused after six hours", at(-18), at(-18 + 360, 1), "This was sent too late to count"],
    ["is refused when it was made too early", at(-91), at(0), "You can say this from 90 minutes before tee-off"],
    ["is refused when it was made after the round", at(END), at(END + 10), "This round is over"],
    ["of a fast clock is refused when it's too early", at(0), at(-91), "You can say this from 90 minutes before tee-off"],
  ])("%s", (_what, tappedAt, now, refusal) => {
    expect(() => arrivedAt(game, { tappedAt, now })).toThrow(refusal);
  });
});

describe("taking it back", () => {
  test.each([
    ["for five minutes", at(-18), at(-13)],
    ["until the end of the round", at(END - 2), at(END)],
  ])("is possible %s", (_what, recordedAt, ends) => {
    expect(arrivalUndoEnds(game, recordedAt)).toEqual(ends);
    assertCanTakeBackArrival(game, { recordedAt, now: ends.subtract({ seconds: 1 }) });
    expect(() => assertCanTakeBackArrival(game, { recordedAt, now: ends })).toThrow("You could take this back for 5 minutes");
  });
});
