import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";

const find = prepareSelect(
  { id: users.id },
  from(users),
  sql`where ${users.id} = ${sql.placeholder("other")}::uuid and ${users.deletedAt} is null and ${isNotSuspended}
    and ${users.id} in ${partnersOf(sql`${sql.placeholder("viewer")}::uuid`)}`,
);

/** Whether the viewer sees the other as a partner. */
export const arePartners = async (tx: Tx, viewer: string, other: string): Promise<boolean> =>
  (await find(tx, { viewer, other })).length > 0;
