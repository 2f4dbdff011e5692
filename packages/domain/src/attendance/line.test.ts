import { describe, expect, test } from "vitest";
import { attendanceOf } from "./line.ts";
import { attendanceText } from "./text.ts";

describe("the line about showing up", () => {
  test.each([
    [{ showedUp: 0, lateWithdrawals: 0, noShows: 0 }, "New: fewer than 3 rounds in 12 months"],
    [{ showedUp: 2, lateWithdrawals: 0, noShows: 0 }, "New: fewer than 3 rounds in 12 months"],
    [{ showedUp: 0, lateWithdrawals: 1, noShows: 1 }, "New: fewer than 3 rounds in 12 months"],
    [{ showedUp: 3, lateWithdrawals: 0, noShows: 0 }, "Showed up for 3 of 3"],
    [{ showedUp: 2, lateWithdrawals: 1, noShows: 0 }, "Showed up for 2 of 3 · 1 late withdrawal"],
    [{ showedUp: 24, lateWithdrawals: 1, noShows: 0 }, "Showed up for 24 of 25 · 1 late withdrawal"],
    [{ showedUp: 23, lateWithdrawals: 2, noShows: 0 }, "Showed up for 23 of 25 · 2 late withdrawals"],
    [{ showedUp: 24, lateWithdrawals: 0, noShows: 1 }, "Showed up for 24 of 25 · 1 no-show"],
    [{ showedUp: 22, lateWithdrawals: 1, noShows: 2 }, "Showed up for 22 of 25 · 1 late withdrawal · 2 no-shows"],
    [{ showedUp: 0, lateWithdrawals: 0, noShows: 3 }, "Showed up for 0 of 3 · 3 no-shows"],
  ])("of %o is %s", (counts, text) => {
    expect(attendanceText(attendanceOf(counts))).toBe(text);
  });
});
