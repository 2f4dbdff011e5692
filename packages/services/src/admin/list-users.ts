import { users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { type AdminUserPage, type ListUsersInput, listUsersInput, type UserOrder } from "@fourball/domain/admin/schema";
import { searchWords } from "@fourball/domain/text";
import { type Column, type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import type { MemberContext } from "../service-context.ts";
import { adminUserColumns, adminUserOfRow } from "./admin-user-columns.ts";

const value = sql.placeholder;

const orders: Record<UserOrder, Column | SQL> = {
  name: users.searchText,
  email: users.email,
  isAdmin: users.isAdmin,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  rating: users.rating,
  createdAt: users.createdAt,
};

type Order = { order: UserOrder; descending: boolean };

const pages = statementCache((where: SQL, { order, descending }: Order) =>
  prepareSelect(
    adminUserColumns,
    from(users),
    sql`where ${where} order by ${orders[order]} ${sql.raw(descending ? "desc" : "asc")}, ${users.id}
      limit ${value("limit")}::int offset ${value("offset")}::int`,
  ),
);
const counts = statementCache((where: SQL) =>
  prepareSelect({ total: asInteger(sql`count(*)`) }, from(users), sql`where ${where}`),
);

/** A page of the accounts. A search finds words of the name or the email. */
export async function listUsers(ctx: MemberContext, input: ListUsersInput): Promise<AdminUserPage> {
  await requireAdmin(ctx);
  const { q = "", limit, offset, order, descending } = listUsersInput.parse(input);
  const words = searchWords(q).map((word, index) => ({ name: `word${index}`, pattern: likeContaining(word) }));
  const matches = words.map(
    ({ name }) => sql`(${users.searchText} like ${value(name)}::text or lower(${users.email}) like ${value(name)}::text)`,
  );
  const where = sql.join([sql`${users.deletedAt} is null`, ...matches], sql` and `);
  const values = { limit, offset, ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])) };
  const rows = await pages(`${words.length} ${order} ${descending}`, where, { order, descending })(ctx.db, values);
  const [count] = await counts(`${words.length}`, where, undefined)(ctx.db, values);
  return { items: rows.map(adminUserOfRow), total: count?.total ?? 0 };
}
