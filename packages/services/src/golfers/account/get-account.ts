import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { getTableColumns, sql } from "drizzle-orm";
import { batchByViewer } from "../../core/batch.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { accountOfRow } from "./account-of-row.ts";

const find = batchByViewer(
  prepareOnce((db) =>
    db
      .select({ viewerId: users.id, ...getTableColumns(users) })
      .from(users)
      .where(anyOf(users.id, sql.placeholder("viewers"))),
  ),
);

export async function getAccount(ctx: MemberContext): Promise<Account> {
  const [found] = await find(ctx);
  if (!found) throw fail("unauthorized");
  const { viewerId: _, ...row } = found;
  return accountOfRow(row);
}
