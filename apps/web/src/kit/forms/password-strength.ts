import { PASSWORD_MIN } from "@fourball/domain/account/constants";
import { passwordFieldTexts } from "./password-texts.ts";

const { hint, weak, fair, good, strong } = passwordFieldTexts;

/** By score. */
const LABELS = [weak, weak, fair, good, strong];

/** The label of a password; its score is unknown until the server has answered. */
export function passwordStrength(password: string, score: number | undefined): string {
  const missing = PASSWORD_MIN - password.length;
  if (password.length === 0) return hint;
  if (missing > 0) return passwordFieldTexts.missing(missing);
  return (score === undefined ? undefined : LABELS[score]) ?? hint;
}
