import { describe, expect, it } from "vitest";
import type { FitFacts } from "./fit-of.ts";
import { CAUTION_RULES, fitOf, REASON_RULES } from "./fit-of.ts";

const nobody: FitFacts["viewer"] = { handicap: null, lastRounds: [], gameThatDay: null };

/** A game of which nothing is known that fits or warns. */
const factsOf = ({
  viewer,
  ...game
}: Partial<Omit<FitFacts, "viewer">> & { viewer?: Partial<FitFacts["viewer"]> } = {}): FitFacts => ({
  preferences: [],
  time: "09:00",
  group: [{ firstName: "Maya", handicap: null, roundsTogether: 0, isPartner: false }],
  distanceKm: null,
  hostAnswers: null,
  holesOfLight: null,
  ...game,
  viewer: { ...nobody, ...viewer },
});

const golfer = (handicap: number | null, roundsTogether = 0, firstName = "Jonas") => ({
  firstName,
  handicap,
  roundsTogether,
  isPartner: false,
});
const partner = (firstName: string) => ({ ...golfer(null, 5, firstName), isPartner: true });
const rounds = (count: number, ...preferences: string[]) => Array.from({ length: count }, () => ({ preferences, time: "06:00" }));

describe("nothing known", () => {
  it.each(Object.entries({ ...REASON_RULES, ...CAUTION_RULES }))("%s is left out", (_, rule) => {
    expect(rule(factsOf())).toBeNull();
  });
});

describe("partners", () => {
  const kindsOf = (...group: FitFacts["group"]) => fitOf(factsOf({ group, distanceKm: 14 }))?.reasons;

  it("come first, in place of the rounds that the two have played", () => {
    expect(kindsOf(golfer(9), partner("Priya"))).toEqual([
      { kind: "partners", firstName: "Priya" },
      { kind: "near", distanceKm: 14 },
    ]);
  });

  it("leave the rounds with another to be said", () => {
    expect(kindsOf(partner("Priya"), golfer(9, 2, "Tom"))).toMatchObject([
      { kind: "partners", firstName: "Priya" },
      { kind: "played-together", firstName: "Tom", rounds: 2 },
      { kind: "near" },
    ]);
  });
});

describe("played together", () => {
  const rule = REASON_RULES["played-together"];

  it("names whom the viewer played with most", () => {
    const group = [golfer(9, 1, "Maya"), golfer(4, 3, "Priya"), golfer(12, 0, "Tom")];
    expect(rule(factsOf({ group }))).toEqual({ kind: "played-together", firstName: "Priya", rounds: 3 });
  });
});

describe("handicaps within six", () => {
  const rule = REASON_RULES["handicaps-within"];
  const within = (own: number | null, ...handicaps: (number | null)[]) =>
    rule(factsOf({ group: handicaps.map((handicap) => golfer(handicap)), viewer: { handicap: own } }));

  it("looks at the host and every player", () => {
    expect(within(14.2, 8.2, 20.2)).toEqual({ kind: "handicaps-within", lowest: 8.2, highest: 20.2 });
    expect(within(14.2, 8.1)).toBeNull();
    expect(within(14.2, 14, 20.3)).toBeNull();
  });

  it("is left out where one of them is unknown", () => {
    expect(within(14.2, 14, null)).toBeNull();
    expect(within(null, 14)).toBeNull();
  });
});

describe("what a golfer usually does", () => {
  it("is what at least three of the last rounds had, and more than any other", () => {
    const walks = (...lastRounds: FitFacts["viewer"]["lastRounds"]) =>
      REASON_RULES["walks-like-you"](factsOf({ preferences: ["Walking preferred"], viewer: { lastRounds } }));
    expect(walks(...rounds(3, "Walking preferred"), ...rounds(2, "Cart required"))).toEqual({ kind: "walks-like-you" });
    expect(walks(...rounds(2, "Walking preferred"))).toBeNull();
    expect(walks(...rounds(3, "Walking preferred"), ...rounds(3, "Cart required"))).toBeNull();
    expect(walks(...rounds(5, "Cart required"))).toBeNull();
  });

  it("is the pace of the game, or no reason", () => {
    const viewer = { lastRounds: [...rounds(4, "4hr pace"), ...rounds(3, "Fast pace")] };
    const paceOf = (...preferences: string[]) => REASON_RULES["same-pace"](factsOf({ preferences, viewer }));
    expect(paceOf("Gimmes ok", "4hr pace")).toEqual({ kind: "same-pace", pace: "4hr pace" });
    expect(paceOf("Fast pace")).toBeNull();
    expect(paceOf()).toBeNull();
  });

  it("is the time of day of the game, or no reason", () => {
    const viewer = { lastRounds: ["08:00", "10:59", "09:30", "07:59", "16:00"].map((time) => ({ preferences: [], time })) };
    const at = (time: string) => REASON_RULES["usual-time"](factsOf({ time, viewer }));
    expect(at("08:00")).toEqual({ kind: "usual-time", timeOfDay: "morning" });
    expect(at("10:59")).not.toBeNull();
    expect(at("11:00")).toBeNull();
  });
});

describe("near", () => {
  it.each([
    [24.96, true],
    [25, true],
    [25.1, false],
  ])("%s km: %s", (distanceKm, isNear) => {
    expect(REASON_RULES.near(factsOf({ distanceKm }))).toEqual(isNear ? { kind: "near", distanceKm } : null);
  });
});

describe("a host who answers fast", () => {
  it.each([
    [80, 180, true],
    [79, 5, false],
    [100, 181, false],
    [100, null, false],
  ])("answers %s % within %s minutes: %s", (percent, medianMinutes, isFast) => {
    const answers = REASON_RULES["host-answers-fast"](factsOf({ hostAnswers: { percent, medianMinutes } }));
    expect(answers).toEqual(isFast ? { kind: "host-answers-fast", medianMinutes } : null);
  });
});

describe("a caution", () => {
  it("says when the viewer plays elsewhere that day", () => {
    expect(CAUTION_RULES["game-that-day"](factsOf({ viewer: { gameThatDay: "07:30" } }))).toEqual({
      kind: "game-that-day",
      time: "07:30",
    });
  });

  it("is due from ten strokes above the highest handicap of the group", () => {
    const warns = (handicap: number) =>
      CAUTION_RULES["much-lower-handicaps"](factsOf({ group: [golfer(2), golfer(8)], viewer: { handicap } }));
    expect(warns(18)).toEqual({ kind: "much-lower-handicaps", lowest: 2, highest: 8 });
    expect(warns(17.9)).toBeNull();
    expect(warns(0)).toBeNull();
  });

  it("tells those who usually walk of a cart", () => {
    const warns = (...lastRounds: FitFacts["viewer"]["lastRounds"]) =>
      CAUTION_RULES["cart-required"](factsOf({ preferences: ["Cart required"], viewer: { lastRounds } }));
    expect(warns(...rounds(3, "Walking preferred"))).toEqual({ kind: "cart-required" });
    expect(warns(...rounds(3, "Cart required"))).toBeNull();
    expect(warns()).toBeNull();
  });

  it("says how many holes have light", () => {
    expect(CAUTION_RULES["ends-in-the-dark"](factsOf({ holesOfLight: 0 }))).toEqual({
      kind: "ends-in-the-dark",
      holesOfLight: 0,
    });
  });
});

describe("why a group fits", () => {
  const known = {
    distanceKm: 14,
    group: [golfer(12, 2)],
    hostAnswers: { percent: 95, medianMinutes: 60 },
    viewer: { handicap: 14, gameThatDay: "07:30" },
    holesOfLight: 14,
  };

  it("is three reasons and one caution at most, those that matter most", () => {
    const fit = fitOf(factsOf(known));
    expect(fit?.reasons.map(({ kind }) => kind)).toEqual(["played-together", "handicaps-within", "near"]);
    expect(fit?.caution?.kind).toBe("game-that-day");
  });

  it("may have no caution", () => {
    expect(fitOf(factsOf({ ...known, holesOfLight: null, viewer: { handicap: 14 } }))?.caution).toBeNull();
  });

  it("is left out where there are fewer than two reasons", () => {
    expect(fitOf(factsOf({ distanceKm: 14, holesOfLight: 3 }))).toBeNull();
    expect(fitOf(factsOf({ distanceKm: 14, group: [golfer(null, 1)] }))?.reasons).toHaveLength(2);
  });
});
