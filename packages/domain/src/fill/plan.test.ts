import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASKS_A_SPOT, FILL_MODES, FILL_REASONS, type FillMode } from "./constants.ts";
import { isFillTime, lastWaveAt } from "./fill-time.ts";
import { type Candidate, mayWriteTo, nextWaveAt, planWaves, type Wave } from "./plan.ts";

const BERLIN = "Europe/Berlin";
const at = (local: string): Temporal.Instant => Temporal.PlainDateTime.from(local).toZonedDateTime(BERLIN).toInstant();
const candidate = (golferId: string, rest: Partial<Candidate> = {}): Candidate => ({
  ...{ golferId, reason: "usual-day", rank: 0, timeZone: BERLIN, quiet: null, sentAt: [] },
  ...rest,
});
const many = (count: number, rest: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, (_, rank) => candidate(`g${rank}`, { rank, ...rest }));
const plan = (candidates: readonly Candidate[], rest: Partial<Parameters<typeof planWaves>[0]> = {}): Wave[] =>
  planWaves({ candidates, now: at("2026-06-11T10:00"), teeOffAt: at("2026-06-11T16:00"), spots: 1, mode: "first-come", ...rest });
const sizes = (waves: readonly Wave[]): number[] => waves.map(({ golferIds }) => golferIds.length);
const minutesBetween = (a: Temporal.Instant | undefined, b: Temporal.Instant | undefined): number | undefined =>
  a && b ? a.until(b).total("minutes") : undefined;

describe("whether a golfer may be written to", () => {
  test.each<[string, Partial<Candidate>, string, boolean]>([
    ["in the evening", {}, "2026-06-11T20:59", true],
    ["at night", {}, "2026-06-11T21:00", false],
    ["before seven", {}, "2026-06-11T06:59", false],
    ["at seven", {}, "2026-06-11T07:00", true],
    ["at night elsewhere", { timeZone: "America/New_York" }, "2026-06-11T12:00", false],
    ["in the golfer's quiet hours", { quiet: { from: "12:00", to: "14:00" } }, "2026-06-11T13:00", false],
    ["less than a day after the last message", { sentAt: [at("2026-06-10T12:01")] }, "2026-06-11T12:00", false],
    ["a day after the last message", { sentAt: [at("2026-06-10T12:00")] }, "2026-06-11T12:00", true],
    [
      "after three messages in a week",
      { sentAt: ["08", "06", "04"].map((day) => at(`2026-06-${day}T12:01`)) },
      "2026-06-11T12:00",
      false,
    ],
    [
      "after three messages in more than a week",
      { sentAt: ["08", "06", "04"].map((day) => at(`2026-06-${day}T12:00`)) },
      "2026-06-11T12:00",
      true,
    ],
  ])("%s", (_when, golfer, now, may) => {
    expect(mayWriteTo(candidate("g", golfer), at(now))).toBe(may);
  });
});

describe("the time in which a game can be filled", () => {
  test.each([
    ["2026-06-09T15:59", false],
    ["2026-06-09T16:00", true],
    ["2026-06-11T15:15", true],
    ["2026-06-11T15:16", false],
  ])("at %s of a game at 4 PM on June 11: %s", (now, is) => {
    expect(isFillTime(at("2026-06-11T16:00"), at(now))).toBe(is);
  });
});

describe("the plan", () => {
  test("begins at once, with the reasons in their order and the lowest rank first", () => {
    const far = candidate("far", { rank: 30 });
    const near = candidate("near", { rank: 3 });
    const waiting = candidate("waiting", { reason: "waitlist", rank: 99 });
    const waves = plan([far, near, waiting]);
    expect(waves[0]?.at).toEqual(at("2026-06-11T10:00"));
    expect(waves.flatMap(({ golferIds }) => golferIds)).toEqual(["waiting", "near", "far"]);
  });

  test("has waves that grow", () => {
    const found = sizes(plan(many(20)));
    expect(found.slice(0, -1)).toEqual(found.slice(0, -1).toSorted((a, b) => a - b));
    expect(found[1]).toBeGreaterThan(found[0] ?? 0);
  });

  test("writes to more golfers at a time for more spots", () => {
    expect(sizes(plan(many(20), { spots: 2 }))[0]).toBe(2 * (sizes(plan(many(20)))[0] ?? 0));
  });

  test("promises each spot to one golfer at a time where the host wants that", () => {
    expect(new Set(sizes(plan(many(8), { mode: "one-at-a-time" })))).toEqual(new Set([1]));
    expect(new Set(sizes(plan(many(8), { mode: "one-at-a-time", spots: 2 })))).toEqual(new Set([2]));
  });

  test("leaves longer pauses the more time is left", () => {
    const pause = (now: string) => {
      const [first, second] = plan(many(20), { now: at(now) });
      return minutesBetween(first?.at, second?.at);
    };
    expect([pause("2026-06-11T14:30"), pause("2026-06-10T10:00")]).toEqual([10, 60]);
    expect(pause("2026-06-11T10:00")).toBeGreaterThan(10);
    expect(pause("2026-06-11T10:00")).toBeLessThan(60);
  });

  test("has golfers who sleep in the first wave after their night", () => {
    const asleep = candidate("asleep", { reason: "waitlist", timeZone: "America/New_York" });
    const waves = plan([asleep, ...many(3)]);
    expect(waves[0]?.golferIds).not.toContain("asleep");
    expect(waves.find(({ golferIds }) => golferIds.includes("asleep"))?.at).toEqual(
      Temporal.Instant.from("2026-06-11T07:00:00-04:00"),
    );
  });

  test("waits for the morning where everyone sleeps", () => {
    const [first] = plan(many(2), { now: at("2026-06-11T04:00") });
    expect(first?.at).toEqual(at("2026-06-11T07:00"));
  });

  test("leaves out who sleeps up to the last wave, and is empty where everyone does", () => {
    expect(plan(many(3), { now: at("2026-06-11T05:00"), teeOffAt: at("2026-06-11T07:30") })).toEqual([]);
  });

  test("leaves out who got three messages this week", () => {
    const sentAt = ["06", "07", "09"].map((day) => at(`2026-06-${day}T12:00`));
    expect(plan([candidate("written-to", { sentAt }), candidate("other")]).flatMap(({ golferIds }) => golferIds)).toEqual([
      "other",
    ]);
  });
});

describe("the wave after another", () => {
  const teeOffAt = at("2026-06-11T16:00");
  const next = (planned: string, sentAt: string) =>
    nextWaveAt({ planned: at(planned), sentAt: at(sentAt), teeOffAt, mode: "first-come" });

  test("goes out when it was planned to", () => {
    const [first, second] = plan(many(20));
    if (!first || !second) throw new Error("Too few waves");
    expect(nextWaveAt({ planned: second.at, sentAt: first.at, teeOffAt, mode: "first-come" })).toEqual(second.at);
  });

  test("waits its pause after a wave that went out late", () => {
    expect(minutesBetween(at("2026-06-11T14:55"), next("2026-06-11T11:00", "2026-06-11T14:55"))).toBe(10);
  });
});

const hour = fc.integer({ min: 0, max: 23 }).map((of) => `${String(of).padStart(2, "0")}:00`);
const anyCandidate = fc.record({
  reason: fc.constantFrom(...FILL_REASONS),
  rank: fc.integer({ min: -9, max: 60 }),
  timeZone: fc.constantFrom(BERLIN, "America/New_York", "Asia/Tokyo", "Pacific/Honolulu"),
  quiet: fc.option(
    fc
      .tuple(hour, hour)
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({ from, to })),
  ),
  sentHoursAgo: fc.array(fc.integer({ min: 0, max: 168 }), { maxLength: 4 }),
});

test("a plan writes to each golfer once, never too often, at night or too late, and never twice at once", () => {
  const teeOffAt = at("2026-06-11T16:00");
  fc.assert(
    fc.property(
      fc.array(anyCandidate, { maxLength: 40 }),
      fc.integer({ min: 46, max: 48 * 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom<FillMode>(...FILL_MODES),
      (found, minutesLeft, spots, mode) => {
        const now = teeOffAt.subtract({ minutes: minutesLeft });
        const candidates = found.map(({ sentHoursAgo, ...rest }, index) => ({
          ...rest,
          golferId: `g${index}`,
          sentAt: sentHoursAgo.map((hours) => now.subtract({ hours })),
        }));
        const waves = planWaves({ candidates, now, teeOffAt, spots, mode });
        const written = waves.flatMap(({ golferIds }) => golferIds);
        expect(new Set(written).size).toBe(written.length);
        expect(written.length).toBeLessThanOrEqual(ASKS_A_SPOT * spots);
        const byId = new Map(candidates.map((each) => [each.golferId, each]));
        for (const [index, wave] of waves.entries()) {
          expect(wave.golferIds.length).toBeGreaterThan(0);
          expect(Temporal.Instant.compare(wave.at, lastWaveAt(teeOffAt))).toBeLessThanOrEqual(0);
          expect(minutesBetween(waves[index - 1]?.at ?? now.subtract({ hours: 1 }), wave.at)).toBeGreaterThanOrEqual(10);
          for (const id of wave.golferIds) {
            const golfer = byId.get(id);
            expect(golfer && mayWriteTo(golfer, wave.at)).toBe(true);
          }
        }
      },
    ),
  );
});
