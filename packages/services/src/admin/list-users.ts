import { likeContaining } from "@fourball/db/expressions";
import { users } from "@fourball/db/schema/index";
import { type AdminUserPage, type ListUsersInput, listUsersInput, type UserOrder } from "@fourball/domain/admin/schema";
import { searchWords } from "@fourball/domain/search-words";
import { and, asc, type Column, desc, isNull, like, not, or, type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";
import { adminUserColumns, adminUserOfRow } from "./admin-user-columns.ts";

const orders: Record<UserOrder, Column> = {
  name: users.searchText,
  email: users.email,
  isAdmin: users.isAdmin,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  rating: users.rating,
  createdAt: users.createdAt,
};

/** A page of the accounts, from an offset or after the last account of a page. A search finds words of the name or the email. */
export async function listUsers(ctx: MemberContext, input: ListUsersInput): Promise<AdminUserPage> {
  await requireAdmin(ctx);
  const { q = "", suspended, limit, offset, cursor, order, descending } = listUsersInput.parse(input);
  const isAsked = and(isNull(users.deletedAt), hasSuspension(suspended), ...searchWords(q).map(matches));
  const direction = descending ? desc : asc;
  const rows = await ctx.db
    .select(adminUserColumns)
    .from(users)
    .where(and(isAsked, cursor === undefined ? undefined : isAfter(cursor, { column: orders[order], descending })))
    .orderBy(direction(orders[order]), direction(users.id))
    .limit(limit + 1)
    .offset(offset);
  const items = rows.slice(0, limit).map(adminUserOfRow);
  const total = await ctx.db.$count(users, isAsked);
  return { items, total, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

const hasSuspension = (suspended: boolean | undefined): SQL | undefined =>
  suspended === undefined ? undefined : suspended ? isSuspended : not(isSuspended);

function matches(word: string): SQL | undefined {
  const pattern = likeContaining(word);
  // The words of a search have no apostrophes.
  const email = sql`replace(lower(${users.email}), '''', '')`;
  return or(like(users.searchText, pattern), like(users.hiddenSearchText, pattern), like(email, pattern));
}

/** Both columns are compared at once, with the account that the cursor names as it is now. */
function isAfter(cursor: string, { column, descending }: { column: Column; descending: boolean }): SQL {
  const operator = sql.raw(descending ? "<" : ">");
  return sql`(${column}, ${users.id}) ${operator} (select ${column}, ${users.id} from ${users} where ${users.id} = ${cursor})`;
}
