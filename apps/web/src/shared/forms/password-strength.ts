import { PASSWORD_MIN } from "@fourball/domain/account/constants";

const HINT = `At least ${PASSWORD_MIN} characters. A few words are easy to remember.`;

const WEAK = "Strength: weak, easy to guess";
/** By score. */
const LABELS = [WEAK, WEAK, "Strength: fair, a few more characters make it better", "Strength: good", "Strength: strong"];

/** The label of a password; its score is unknown until the estimator has loaded. */
export function passwordStrength(password: string, score: number | undefined): string {
  const missing = PASSWORD_MIN - password.length;
  if (password.length === 0) return HINT;
  if (missing > 0) return missing === 1 ? "1 more character" : `${missing} more characters`;
  return (score === undefined ? undefined : LABELS[score]) ?? HINT;
}
