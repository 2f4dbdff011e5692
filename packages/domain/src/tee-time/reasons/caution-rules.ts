import { HANDICAPS, WAYS_ROUND } from "./constants.ts";
import type { FitFacts } from "./facts.ts";
import { groupHandicaps } from "./group-handicaps.ts";
import type { Caution } from "./schema.ts";
import { usualOf } from "./usual.ts";

type CautionOf<Kind extends Caution["kind"]> = Extract<Caution, { kind: Kind }>;
type Rules = { [Kind in Caution["kind"]]: (facts: FitFacts) => CautionOf<Kind> | null };

/** In the order of what matters most. */
export const CAUTION_RULES: Rules = {
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
