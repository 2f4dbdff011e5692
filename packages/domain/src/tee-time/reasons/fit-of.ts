import { FAST_ANSWERS, HANDICAPS, NEAR_KM, PACES, REASONS_MAX, REASONS_MIN, WAYS_ROUND } from "./constants.ts";
import type { FitFacts } from "./facts.ts";
import { groupHandicaps } from "./group-handicaps.ts";
import type { Caution, Fit, Reason } from "./schema.ts";
import { timeOfDayOf, usualOf, usualTimeOfDay } from "./usual.ts";

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
