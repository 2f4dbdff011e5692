import { type EstimatePasswordInput, guessableWords, PASSWORD_SCORE_MIN } from "@fourball/domain/account/password-strength";
import { fail } from "@fourball/domain/failure";
import type { ServiceContext } from "../../core/service-context.ts";

type Judge = Pick<ServiceContext, "ports">;

/** What the strength meter of a form says while a password is typed. Anyone may call it; nothing is stored. */
export const estimatePassword = async ({ ports }: Judge, { password, of }: EstimatePasswordInput): Promise<number> =>
  ports.passwords.score(password, guessableWords(of));

/** What is stored of a password that a golfer chooses; 400 on the field for one that is among the first to be tried. */
export async function strongPasswordHash(
  ctx: Judge,
  { field, ...chosen }: EstimatePasswordInput & { field: string },
): Promise<string> {
  if ((await estimatePassword(ctx, chosen)) < PASSWORD_SCORE_MIN) throw fail("passwordEasyToGuess", { path: [field] });
  return ctx.ports.passwords.hash(chosen.password);
}
