import { EASY_TO_GUESS, guessableWords } from "@fourball/domain/account/password-strength";
import { invalid } from "@fourball/domain/failure";
import type { ServiceContext } from "../service-context.ts";

type NewPassword = { password: string; of: Parameters<typeof guessableWords>[0]; field: string };

/** 400 on the field for a password that is among the first to be tried. */
export async function requireStrongPassword(
  { passwords }: Pick<ServiceContext, "passwords">,
  { password, of, field }: NewPassword,
): Promise<void> {
  if (await passwords.isEasyToGuess(password, guessableWords(of))) throw invalid(EASY_TO_GUESS, [field]);
}
