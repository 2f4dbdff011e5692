import { describe, expect, it } from "vitest";
import { type HostedGame, nextSameWeekday, usualTeeOff } from "./usual-tee-off.ts";

const TODAY = "2026-06-11";
const game = (date: string, time: string): HostedGame => ({ date, time, status: "active" });

describe("the usual tee-off", () => {
  it.each([
    ["2026-06-11", "2026-06-13"],
    ["2026-06-12", "2026-06-13"],
    ["2026-06-13", "2026-06-20"],
    ["2026-06-14", "2026-06-20"],
  ])("of a new host is at eight on the Saturday after %s", (today, date) => {
    expect(usualTeeOff([], today)).toEqual({ date, time: "08:00" });
  });

  it("is on the weekday and at the hour of most games", () => {
    const hosted = [game("2026-06-03", "14:20"), game("2026-05-27", "14:20"), game("2026-06-07", "09:00")];
    expect(usualTeeOff(hosted, TODAY)).toEqual({ date: "2026-06-17", time: "14:20" });
  });

  it("is not known from a single game", () => {
    expect(usualTeeOff([game("2026-06-03", "14:20")], TODAY)).toEqual({ date: "2026-06-13", time: "08:00" });
  });

  it("leaves out days that have a game already", () => {
    expect(usualTeeOff([game("2026-06-13", "10:00")], TODAY).date).toBe("2026-06-20");
    expect(usualTeeOff([{ ...game("2026-06-13", "10:00"), status: "cancelled" }], TODAY).date).toBe("2026-06-13");
  });
});

it.each([
  ["2026-06-03", "2026-06-17"],
  ["2026-06-11", "2026-06-18"],
  ["2026-05-01", "2026-06-12"],
  ["2026-06-13", "2026-06-20"],
])("the weekday of %s comes again on %s", (date, next) => {
  expect(nextSameWeekday(date, TODAY)).toBe(next);
});
