import type { Db } from "@fourball/db/client";
import { sessions, socketTokens, users } from "@fourball/db/schema/index";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { SOCKET_TOKEN_SECONDS } from "@fourball/domain/chat/constants";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, lte, sql } from "drizzle-orm";
import type { MemberContext } from "../core/service-context.ts";
import { newSecret, secretHash } from "../core/token/secret-hash.ts";

/** A token for one socket, good once and for a minute. Only its hash is stored. */
export async function issueSocketToken(ctx: MemberContext): Promise<{ token: string }> {
  await ctx.limiter.spend("socketTokens", ctx.viewer.id);
  await ctx.db
    .delete(socketTokens)
    .where(and(eq(socketTokens.userId, ctx.viewer.id), lte(socketTokens.expiresAt, sql`clock_timestamp()`)));
  const token = newSecret();
  await ctx.db.insert(socketTokens).values({
    hash: secretHash(token),
    userId: ctx.viewer.id,
    sid: ctx.caller.browser.sid,
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${SOCKET_TOKEN_SECONDS})`,
  });
  return { token };
}

export type TokenHolder = { viewer: Viewer; sid: string };

// One statement decides who used it first. A token dies with the session that asked for it.
const take = prepareQuery(
  { id: users.id, isAdmin: users.isAdmin, sid: sessions.sid },
  (holder) => sql`
  with taken as (
    delete from ${socketTokens} where hash = ${sql.placeholder("hash")} and expires_at > clock_timestamp()
    returning user_id, sid
  )
  select ${holder} from taken join ${users} on ${users.id} = taken.user_id
  join ${sessions} on ${sessions.sid} = taken.sid and ${sessions.expire} > now()`,
);

/** Whose token it is, and never again; undefined for one that is unknown, used or too old. */
export async function redeemSocketToken(db: Db, token: string): Promise<TokenHolder | undefined> {
  const [row] = await take(db, { hash: secretHash(token) });
  return row && { viewer: { id: row.id, isAdmin: row.isAdmin }, sid: row.sid };
}
