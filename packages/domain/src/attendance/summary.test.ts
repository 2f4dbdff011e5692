import { describe, expect, test } from "vitest";
import { attendanceOf } from "./summary.ts";
import { attendanceText } from "./text.ts";

describe("the record of showing up", () => {
  test.each([
    { showedUp: 0, lateWithdrawals: 0, noShows: 0 },
    { showedUp: 2, lateWithdrawals: 0, noShows: 0 },
    { showedUp: 0, lateWithdrawals: 1, noShows: 1 },
  ])("of %o says nothing", (counts) => {
    expect(attendanceOf(counts)).toBeNull();
  });

  test.each([
    [{ showedUp: 3, lateWithdrawals: 0, noShows: 0 }, "Showed up for 3 of 3"],
    [{ showedUp: 2, lateWithdrawals: 1, noShows: 0 }, "Showed up for 2 of 3 · 1 late withdrawal"],
    [{ showedUp: 24, lateWithdrawals: 1, noShows: 0 }, "Showed up for 24 of 25 · 1 late withdrawal"],
    [{ showedUp: 23, lateWithdrawals: 2, noShows: 0 }, "Showed up for 23 of 25 · 2 late withdrawals"],
    [{ showedUp: 24, lateWithdrawals: 0, noShows: 1 }, "Showed up for 24 of 25 · 1 no-show"],
    [{ showedUp: 22, lateWithdrawals: 1, noShows: 2 }, "Showed up for 22 of 25 · 1 late withdrawal · 2 no-shows"],
    [{ showedUp: 0, lateWithdrawals: 0, noShows: 3 }, "Showed up for 0 of 3 · 3 no-shows"],
  ])("of %o is %s", (counts, text) => {
    expect(attendanceOf(counts)).toEqual(counts);
    expect(attendanceText(counts)).toBe(text);
  });
});
