import type { z } from "zod";
import type { answerStatistics } from "../../golfer/schema.ts";
import { TIME_OF_DAY, TIMES_OF_DAY, type TimeOfDay } from "../constants.ts";
import { FAST_ANSWERS, HANDICAPS, NEAR_KM, PACES, REASONS_MAX, REASONS_MIN, USUAL, WAYS_ROUND } from "./constants.ts";
import type { Caution, Fit, Reason } from "./schema.ts";

/** A golfer who plays: the host or a confirmed player. */
type GroupGolfer = {
  firstName: string | null;
  handicap: number | null;
  /** Completed rounds with the viewer. */
  roundsTogether: number;
  /** Both said that they'd play together again. */
  isPartner: boolean;
};

/** What the rules look at. What is null is unknown, and no rule guesses it. */
export type FitFacts = {
  preferences: readonly string[];
  /** `HH:mm` on the course's clock. */
  time: string;
  group: readonly GroupGolfer[];
  distanceKm: number | null;
  hostAnswers: z.infer<typeof answerStatistics> | null;
  /** Null where every hole has light. */
  holesOfLight: number | null;
  viewer: {
    handicap: number | null;
    /** The latest first, none older than a year: `USUAL` says how many. */
    lastRounds: readonly { preferences: readonly string[]; time: string }[];
    /** `HH:mm` of another game of the viewer on that day. */
    gameThatDay: string | null;
  };
};

/** At most three reasons and one caution; nothing where there are fewer than two reasons. */
export function fitOf(facts: FitFacts): Fit | null {
  const reasons = Object.values(REASON_RULES).flatMap((rule) => rule(facts) ?? []);
  if (reasons.length < REASONS_MIN) return null;
  const [caution = null] = Object.values(CAUTION_RULES).flatMap((rule) => rule(facts) ?? []);
  return { reasons: reasons.slice(0, REASONS_MAX), caution };
}

type Rules<Said extends { kind: string }> = {
  [Kind in Said["kind"]]: (facts: FitFacts) => Extract<Said, { kind: Kind }> | null;
};

/** In the order of what matters most. */
export const REASON_RULES: Rules<Reason> = {
  partners: ({ group }) => {
    const partner = group.find(({ isPartner }) => isPartner);
    return partner ? { kind: "partners", firstName: partner.firstName } : null;
  },
  "played-together": ({ group }) => {
    const others = group.filter(({ isPartner }) => !isPartner);
    const [known] = others.toSorted((one, other) => other.roundsTogether - one.roundsTogether);
    return known && known.roundsTogether > 0
      ? { kind: "played-together", firstName: known.firstName, rounds: known.roundsTogether }
      : null;
  },
  "handicaps-within": (facts) => {
    const handicaps = groupHandicaps(facts);
    if (!handicaps) return null;
    const { own, lowest, highest } = handicaps;
    const isWithin = own - lowest <= HANDICAPS.within && highest - own <= HANDICAPS.within;
    return isWithin ? { kind: "handicaps-within", lowest, highest } : null;
  },
  "walks-like-you": ({ preferences, viewer }) =>
    preferences.includes("Walking preferred") && usualOf(WAYS_ROUND, viewer) === "Walking preferred"
      ? { kind: "walks-like-you" }
      : null,
  "same-pace": ({ preferences, viewer }) => {
    const pace = usualOf(PACES, viewer);
    return pace && preferences.includes(pace) ? { kind: "same-pace", pace } : null;
  },
  near: ({ distanceKm }) => (distanceKm !== null && distanceKm <= NEAR_KM ? { kind: "near", distanceKm } : null),
  "host-answers-fast": ({ hostAnswers }) => {
    if (!hostAnswers || hostAnswers.percent < FAST_ANSWERS.percentMin) return null;
    const { medianMinutes } = hostAnswers;
    return medianMinutes !== null && medianMinutes <= FAST_ANSWERS.medianMinutesMax
      ? { kind: "host-answers-fast", medianMinutes }
      : null;
  },
  "usual-time": ({ time, viewer }) => {
    const timeOfDay = usualTimeOfDay(viewer);
    return timeOfDay && timeOfDay === timeOfDayOf(time) ? { kind: "usual-time", timeOfDay } : null;
  },
};

/** In the order of what matters most. */
export const CAUTION_RULES: Rules<Caution> = {
  "game-that-day": ({ viewer }) => (viewer.gameThatDay === null ? null : { kind: "game-that-day", time: viewer.gameThatDay }),
  "much-lower-handicaps": (facts) => {
    const handicaps = groupHandicaps(facts);
    if (!handicaps) return null;
    const { own, lowest, highest } = handicaps;
    return own - highest >= HANDICAPS.muchLower ? { kind: "much-lower-handicaps", lowest, highest } : null;
  },
  "cart-required": ({ preferences, viewer }) =>
    preferences.includes("Cart required") && usualOf(WAYS_ROUND, viewer) === "Walking preferred"
      ? { kind: "cart-required" }
      : null,
  "ends-in-the-dark": ({ holesOfLight }) => (holesOfLight === null ? null : { kind: "ends-in-the-dark", holesOfLight }),
};

type Handicaps = { own: number; lowest: number; highest: number };

/** Nothing where a handicap of the viewer, the host or a player is unknown. */
function groupHandicaps({ group, viewer }: FitFacts): Handicaps | undefined {
  const known = group.flatMap(({ handicap }) => (handicap === null ? [] : [handicap]));
  if (viewer.handicap === null || known.length === 0 || known.length < group.length) return undefined;
  return { own: viewer.handicap, lowest: Math.min(...known), highest: Math.max(...known) };
}

type Viewer = FitFacts["viewer"];

/** The one of these preferences that most of the viewer's last rounds had; nothing where two are level, or rounds are few. */
const usualOf = <Preference extends string>(of: readonly Preference[], { lastRounds }: Viewer): Preference | undefined =>
  mostFrequent(of, (preference) => lastRounds.filter(({ preferences }) => preferences.includes(preference)).length);

const usualTimeOfDay = ({ lastRounds }: Viewer): TimeOfDay | undefined =>
  mostFrequent(TIMES_OF_DAY, (part) => lastRounds.filter(({ time }) => timeOfDayOf(time) === part).length);

const timeOfDayOf = (time: string): TimeOfDay | undefined =>
  TIMES_OF_DAY.find((part) => time >= TIME_OF_DAY[part].from && time < TIME_OF_DAY[part].to);

function mostFrequent<Choice extends string>(of: readonly Choice[], roundsWith: (choice: Choice) => number): Choice | undefined {
  const most = Math.max(...of.map(roundsWith));
  const first = of.filter((choice) => roundsWith(choice) === most);
  return most >= USUAL.roundsMin && first.length === 1 ? first[0] : undefined;
}
