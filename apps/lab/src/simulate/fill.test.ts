import { describe, expect, test } from "vitest";
import { type FillRun, simulateFill } from "./fill.ts";
import { Timeline } from "./timeline.ts";

const sample: FillRun = {
  ...{ seed: 2026, golfers: 2_000, days: 20, lossesADay: 10, hoursBefore: 6 },
  ...{ mode: "first-come", willingness: 1, isAtNightToo: false },
};

describe("the simulation of spots that are lost six hours before tee-off", () => {
  const result = simulateFill(sample);

  test("fills four of five, with less than eight messages a filled spot", () => {
    expect(result.lost).toBe(200);
    expect(result.minutes.length / result.lost).toBeGreaterThanOrEqual(0.8);
    expect(result.messages / result.minutes.length).toBeLessThan(8);
  });

  test("writes to no golfer more often than the limits allow", () => {
    expect(result.overLimits).toBe(0);
  });

  test("is the same for the same seed", () => {
    expect(simulateFill({ ...sample, days: 4 })).toEqual(simulateFill({ ...sample, days: 4 }));
  });
});

test("events run in the order of their moments, those that another adds too", () => {
  const timeline = new Timeline();
  const ran: string[] = [];
  const at = (minute: number) => Temporal.Instant.from("2026-06-11T10:00Z").add({ minutes: minute });
  timeline.add(at(3), () => ran.push("third"));
  timeline.add(at(1), () => {
    ran.push("first");
    timeline.add(at(2), () => ran.push("second"));
  });
  timeline.run();
  expect(ran).toEqual(["first", "second", "third"]);
});
