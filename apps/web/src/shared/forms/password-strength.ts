import { PASSWORD_MIN } from "@fourball/domain/account/schema";

/** The label of each strength. */
export function passwordStrength(password: string): string {
  const missing = PASSWORD_MIN - password.length;
  if (password.length === 0) return `At least ${PASSWORD_MIN} characters. A few words are easy to remember.`;
  if (missing > 0) return missing === 1 ? "1 more character" : `${missing} more characters`;
  const surprises = countSurprises(password.toLowerCase());
  if (surprises < 5) return "Strength: weak, easy to guess";
  if (surprises < 9) return "Strength: fair, a few more characters make it better";
  return surprises < 13 ? "Strength: good" : "Strength: strong";
}

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Characters that neither repeat nor directly follow the previous one in the alphabet or on the keyboard. */
const countSurprises = (password: string): number =>
  [...password].filter((letter, place, all) => {
    const before = all[place - 1] ?? "";
    return letter !== before && !rows.some((row) => before && row.includes(before + letter));
  }).length;
