import {
  EASY_TO_GUESS,
  type EstimatePasswordInput,
  guessableWords,
  PASSWORD_SCORE_MIN,
} from "@fourball/domain/account/password-strength";
import { invalid } from "@fourball/domain/failure";
import type { ServiceContext } from "../../core/service-context.ts";

type Judge = Pick<ServiceContext, "ports">;

/** What the strength meter of a form says while a password is typed. Anyone may call it; nothing is stored. */
export const estimatePassword = async ({ ports }: Judge, { password, of }: EstimatePasswordInput): Promise<number> =>
  ports.passwords.score(password, guessableWords(of));

/** 400 on the field for a password that is among the first to be tried. */
export async function requireStrongPassword(
  ctx: Judge,
  { field, ...chosen }: EstimatePasswordInput & { field: string },
): Promise<void> {
  if ((await estimatePassword(ctx, chosen)) < PASSWORD_SCORE_MIN) throw invalid(EASY_TO_GUESS, [field]);
}
