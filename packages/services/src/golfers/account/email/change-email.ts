import { users } from "@fourball/db/schema/index";
import type { ChangeEmailInput, EmailChange } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { requireOwnPasskey } from "../../../core/access/require-passkey.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { confirmPassword, confirmWithoutPassword } from "../confirm-password.ts";
import { setEmail } from "./confirm-email.ts";
import { requestAccountEmail } from "./request-confirmation.ts";

/**
 * Mails a link to the new address, which counts once the link is opened; the answer is the same for every address. Without
 * a mail server it counts at once. Who has a passkey uses it: else a password that leaked would be enough to take the account.
 */
export async function changeEmail(ctx: MemberContext, { email, password }: ChangeEmailInput): Promise<EmailChange> {
  const userId = ctx.viewer.id;
  await requireOwnPasskey(ctx);
  if (password === undefined) await confirmWithoutPassword(ctx, "password");
  else await confirmPassword(ctx, password, "password");
  await ctx.limiter.spend("emailChanges", userId);
  await ctx.db.transaction(async (tx) => {
    const open = and(eq(users.id, userId), isNull(users.deletedAt));
    const [account] = await tx.select().from(users).where(open).for("no key update");
    if (!account) throw fail("unauthorized");
    if (account.email === email) throw fail("emailUnchanged", { path: ["email"] });
    if (!ctx.config.hasMailServer) await setEmail(tx, account, email);
    await requestAccountEmail(tx, { userId, email });
  });
  if (ctx.config.hasMailServer) return { checkEmail: email };
  await ctx.caller.device.remember(email);
  return { changed: true };
}
