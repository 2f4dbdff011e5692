import { passkeys } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Passkey, RenamePasskeyInput } from "@fourball/domain/passkey/schema";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { passkeyOfRow } from "./list-sign-in-methods.ts";

export async function renamePasskey(ctx: MemberContext, { id, name }: RenamePasskeyInput): Promise<Passkey> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, ctx.viewer.id));
  const [row] = await ctx.db.update(passkeys).set({ name }).where(own).returning();
  if (!row) throw fail("passkeyNotFound");
  return passkeyOfRow(row);
}
