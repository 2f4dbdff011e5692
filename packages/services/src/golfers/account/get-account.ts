import { users } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Account } from "@fourball/domain/account/schema";
import { unauthorized } from "@fourball/domain/failure";
import { getTableColumns, sql } from "drizzle-orm";
import { readOfViewers } from "../../core/read-of-viewers.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { accountOfRow } from "./account-of-row.ts";

const find = readOfViewers(
  prepareSelect(
    { viewerId: users.id, ...getTableColumns(users), handicap: asFloat(users.handicap), rating: asFloat(users.rating) },
    from(users),
    sql`where ${users.id} = any(${sql.placeholder("viewers")}::uuid[])`,
  ),
);

export async function getAccount(ctx: MemberContext): Promise<Account> {
  const [found] = await find(ctx);
  if (!found) throw unauthorized();
  const { viewerId: _, ...row } = found;
  return accountOfRow(row);
}
