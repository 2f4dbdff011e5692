import type { ReauthenticateInput } from "@fourball/domain/account/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { confirmPassword } from "./confirm-password.ts";

/** Confirms the password again: for a while, sensitive actions go through. */
export async function reauthenticate(ctx: MemberContext, { password }: ReauthenticateInput): Promise<{ confirmed: true }> {
  await confirmPassword(ctx, password, "password");
  return { confirmed: true };
}
