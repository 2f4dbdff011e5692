import type { ReauthenticateInput } from "@fourball/domain/account/schema";
import type { MemberContext } from "../service-context.ts";
import { confirmPassword } from "./confirm-password.ts";

/** The golfer is still the one who signed in here: for a while, deeds that ask for the password go through. */
export async function reauthenticate(ctx: MemberContext, { password }: ReauthenticateInput): Promise<{ confirmed: true }> {
  await confirmPassword(ctx, password, "password");
  return { confirmed: true };
}
