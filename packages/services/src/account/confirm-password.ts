import { users } from "@fourball/db/schema/index";
import { invalid } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** What weighs much asks for the password again: a browser left open is not enough. */
export async function confirmPassword(ctx: MemberContext, password: string, field: string): Promise<void> {
  await ctx.limiter.check("passwordChecks", ctx.viewer.id);
  const [row] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, ctx.viewer.id));
  if (!(await ctx.passwords.verify(row?.hash ?? undefined, password))) {
    await ctx.limiter.spend("passwordChecks", ctx.viewer.id);
    throw invalid("Current password is incorrect", [field]);
  }
  await ctx.browser.notePassword();
}
