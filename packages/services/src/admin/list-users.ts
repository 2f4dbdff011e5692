import { users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { likeContaining } from "@fourball/db/select/like-containing";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import { type AdminUserPage, type ListUsersInput, listUsersInput, type UserOrder } from "@fourball/domain/admin/schema";
import { searchWords } from "@fourball/domain/search-words";
import { type Column, type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";
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

type Order = { order: UserOrder; descending: boolean; hasCursor: boolean };

const pages = statementCache((where: SQL, { order, descending, hasCursor }: Order) => {
  const place = sql`(${orders[order]}, ${users.id})`;
  const placeOfCursor = sql`(select ${orders[order]}, ${users.id} from ${users} where ${users.id} = ${value("cursor")}::uuid)`;
  const after = hasCursor ? sql` and ${place} ${sql.raw(descending ? "<" : ">")} ${placeOfCursor}` : sql.empty();
  const direction = sql.raw(descending ? "desc" : "asc");
  return prepareSelect(
    adminUserColumns,
    from(users),
    sql`where ${where}${after} order by ${orders[order]} ${direction}, ${users.id} ${direction}
      limit ${value("limit")}::int + 1 offset ${value("offset")}::int`,
  );
});
const counts = statementCache((where: SQL) =>
  prepareSelect({ total: asInteger(sql`count(*)`) }, from(users), sql`where ${where}`),
);

/** A page of the accounts, from an offset or after the last account of a page. A search finds words of the name or the email. */
export async function listUsers(ctx: MemberContext, input: ListUsersInput): Promise<AdminUserPage> {
  await requireAdmin(ctx);
  const { q = "", suspended, limit, offset, cursor, order, descending } = listUsersInput.parse(input);
  const words = searchWords(q).map((word, index) => ({ name: `word${index}`, pattern: likeContaining(word) }));
  // The words of a search have no apostrophes.
  const matches = words.map(
    ({ name }) => sql`(${users.searchText} like ${value(name)}::text or ${users.hiddenSearchText} like ${value(name)}::text
      or replace(lower(${users.email}), '''', '') like ${value(name)}::text)`,
  );
  const asAsked = sql`${isSuspended} = ${value("suspended")}::boolean`;
  const conditions = [sql`${users.deletedAt} is null`, ...(suspended === undefined ? [] : [asAsked]), ...matches];
  const where = sql.join(conditions, sql` and `);
  const values = { suspended, limit, offset, cursor, ...Object.fromEntries(words.map(({ name, pattern }) => [name, pattern])) };
  const hasCursor = cursor !== undefined;
  const shape = { order, descending, hasCursor };
  const filters = `${words.length} ${suspended !== undefined}`;
  const rows = await pages(`${filters} ${order} ${descending} ${hasCursor}`, where, shape)(ctx.db, values);
  const [count] = await counts(filters, where, undefined)(ctx.db, values);
  const items = rows.slice(0, limit).map(adminUserOfRow);
  return { items, total: count?.total ?? 0, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
