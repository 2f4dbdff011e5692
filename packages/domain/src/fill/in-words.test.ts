import { describe, expect, test } from "vitest";
import { planInWords, waveTimeInWords, whyInWords } from "./in-words.ts";
import { type FillPlan, type FillWhy, namedWhy } from "./schema.ts";

type PlannedWave = FillPlan["waves"][number];

const now = Temporal.Instant.from("2026-06-12T17:00:00Z");
const clock = { now, timeZone: "America/Los_Angeles" };
const wave = (at: string, golfers: number): PlannedWave => ({ at, golfers });

describe("the plan in words", () => {
  test.each<[string, PlannedWave[]]>([
    ["No golfer can be written to before tee-off", []],
    ["1 golfer now", [wave("2026-06-12T17:00:00Z", 1)]],
    ["4 golfers at 2 PM", [wave("2026-06-12T21:00:00Z", 4)]],
    [
      "12 golfers in 3 waves, the first now, the last at 2 PM",
      [wave("2026-06-12T17:00:30Z", 3), wave("2026-06-12T19:00:00Z", 4), wave("2026-06-12T21:00:00Z", 5)],
    ],
    [
      "7 golfers in 2 waves, the first at 7:30 PM, the last at 7 AM on Saturday",
      [wave("2026-06-13T02:30:00Z", 3), wave("2026-06-13T14:00:00Z", 4)],
    ],
  ])("%s", (words, waves) => {
    expect(planInWords(waves, clock)).toBe(words);
  });

  test("a wave's time is on the reader's clock and in the reader's habits", () => {
    const inLondon = { now, timeZone: "Europe/London", locale: "en-GB" };
    expect(waveTimeInWords("2026-06-12T17:05:00Z", inLondon)).toBe("18:05");
    expect(waveTimeInWords("2026-06-12T17:00:00Z", inLondon)).toBe("18:00");
    expect(waveTimeInWords("2026-06-12T17:00:00Z", { ...inLondon, hourCycle: "h12" })).toBe("6 pm");
    expect(waveTimeInWords("2026-06-12T17:00:00Z", { ...clock, hourCycle: "h23" })).toBe("10:00");
  });
});

describe("why a golfer is written to, in words", () => {
  test.each<[string, FillWhy]>([
    ["You're asked because you're on the waitlist", { reason: "waitlist" }],
    ["You're asked because you and Theo are partners", { reason: "partner", name: "Theo" }],
    ["You're asked because you played with Maya", { reason: "played-together", name: "Maya" }],
    ["You're asked because you and the host are partners", namedWhy({ reason: "partner" }, null)],
    ["You're asked because you played with a golfer of this group", namedWhy({ reason: "played-together" }, null)],
    [
      "You're asked because you saved morning games within 25 miles of Alameda",
      { reason: "saved-search", search: "Morning games within 25 miles of Alameda" },
    ],
    [
      "You're asked because you often play Saturday mornings near here",
      { reason: "usual-day", weekday: 6, timeOfDay: "morning" },
    ],
  ])("%s", (words, why) => {
    expect(whyInWords(why)).toBe(words);
  });
});
