import { describe, expect, it } from "vitest";
import { nextTeeOffs, teeOffsBetween } from "./dates.ts";

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const saturdays = { frequency: "weekly", startsOn: "2026-10-24", time: "08:00", timeZone: "America/Los_Angeles" } as const;
const dates = (teeOffs: readonly Temporal.ZonedDateTime[]) => teeOffs.map((teeOff) => teeOff.toPlainDate().toString());

describe("the dates of a standing game", () => {
  it("keep the hour on the course's clock when the clocks go back", () => {
    const teeOffs = nextTeeOffs(saturdays, at("2026-10-20T00:00:00Z"), 3);
    expect(teeOffs.map((teeOff) => teeOff.toInstant().toString())).toEqual([
      "2026-10-24T15:00:00Z",
      "2026-10-31T15:00:00Z",
      "2026-11-07T16:00:00Z",
    ]);
  });

  it("keep the hour when the clocks go forward, also in Europe", () => {
    const rule = { ...saturdays, startsOn: "2026-03-22", timeZone: "Europe/London" };
    const teeOffs = nextTeeOffs(rule, at("2026-03-20T00:00:00Z"), 2);
    expect(teeOffs.map((teeOff) => teeOff.toInstant().toString())).toEqual(["2026-03-22T08:00:00Z", "2026-03-29T07:00:00Z"]);
  });

  it("are on every other week of the first, over the end of a year", () => {
    const rule = { ...saturdays, frequency: "every-two-weeks", startsOn: "2026-12-12" } as const;
    expect(dates(nextTeeOffs(rule, at("2026-12-13T00:00:00Z"), 3))).toEqual(["2026-12-26", "2027-01-09", "2027-01-23"]);
  });

  it.each([
    ["2026-11-14", ["2026-12-12", "2027-01-09", "2027-02-13"]],
    ["2026-11-28", ["2026-12-26", "2027-01-23", "2027-02-27"]],
    ["2026-10-31", ["2026-11-28", "2026-12-26", "2027-01-30"]],
  ])("from %s are monthly on the same Saturday of the month, of which a fifth is the last", (startsOn, expected) => {
    const after = Temporal.PlainDate.from(startsOn)
      .toZonedDateTime({ timeZone: saturdays.timeZone, plainTime: "12:00" })
      .toInstant();
    expect(dates(nextTeeOffs({ ...saturdays, frequency: "monthly", startsOn }, after, 3))).toEqual(expected);
  });

  it("between two moments include both", () => {
    const span = { from: at("2026-10-24T15:00:00Z"), until: at("2026-11-07T16:00:00Z") };
    expect(dates(teeOffsBetween(saturdays, span))).toEqual(["2026-10-24", "2026-10-31", "2026-11-07"]);
  });

  it("begin with the first", () => {
    expect(dates(teeOffsBetween(saturdays, { from: at("2026-01-01T00:00:00Z"), until: at("2026-10-31T00:00:00Z") }))).toEqual([
      "2026-10-24",
    ]);
  });

  it("are found years later", () => {
    expect(dates(nextTeeOffs(saturdays, at("2036-10-20T00:00:00Z"), 1))).toEqual(["2036-10-25"]);
  });
});
