import { CAUTION_RULES } from "./caution-rules.ts";
import { REASONS_MAX, REASONS_MIN } from "./constants.ts";
import type { FitFacts } from "./facts.ts";
import { REASON_RULES } from "./reason-rules.ts";
import type { Fit } from "./schema.ts";

/** At most three reasons and one caution; nothing where there are fewer than two reasons. */
export function fitOf(facts: FitFacts): Fit | null {
  const reasons = Object.values(REASON_RULES).flatMap((rule) => rule(facts) ?? []);
  if (reasons.length < REASONS_MIN) return null;
  const [caution = null] = Object.values(CAUTION_RULES).flatMap((rule) => rule(facts) ?? []);
  return { reasons: reasons.slice(0, REASONS_MAX), caution };
}
