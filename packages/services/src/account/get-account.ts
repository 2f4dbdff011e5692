import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import { unauthorized } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { accountOfRow } from "./account-of-row.ts";

export async function getAccount(ctx: MemberContext): Promise<Account> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ctx.viewer.id));
  if (!row) throw unauthorized();
  return accountOfRow(row);
}
