import type { Db } from "@fourball/db/client";
import { after, startOfTransaction } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { clock } from "@fourball/db/schema/columns";
import { sessions, socketTokens, users } from "@fourball/db/schema/index";
import { SOCKET_TOKEN_SECONDS } from "@fourball/domain/chat/constants";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { MemberContext } from "../core/service-context.ts";
import { newSecret, secretHash } from "../core/token/secret-hash.ts";

/** A token for one socket, good once and for a minute. Only its hash is stored. */
export async function issueSocketToken(ctx: MemberContext): Promise<{ token: string }> {
  await ctx.limiter.spend("socketTokens", ctx.viewer.id);
  await ctx.db.delete(socketTokens).where(and(eq(socketTokens.userId, ctx.viewer.id), lte(socketTokens.expiresAt, clock)));
  const token = newSecret();
  await ctx.db.insert(socketTokens).values({
    hash: secretHash(token),
    userId: ctx.viewer.id,
    sid: ctx.caller.browser.sid,
    expiresAt: after(clock, { secs: SOCKET_TOKEN_SECONDS }),
  });
  return { token };
}

export type TokenHolder = { viewer: Viewer; sid: string };

// One statement decides who used it first. A token dies with the session that asked for it.
const take = prepareOnce((db) => {
  const { hash, userId, sid, expiresAt } = socketTokens;
  const isValid = and(eq(hash, sql.placeholder("hash")), gt(expiresAt, clock));
  const taken = db.$with("taken").as(db.delete(socketTokens).where(isValid).returning({ userId, sid }));
  return db
    .with(taken)
    .select({ id: users.id, isAdmin: users.isAdmin, sid: sessions.sid })
    .from(taken)
    .innerJoin(users, eq(users.id, taken.userId))
    .innerJoin(sessions, and(eq(sessions.sid, taken.sid), gt(sessions.expire, startOfTransaction)));
});

/** Whose token it is, and never again; undefined for one that is unknown, used or too old. */
export async function redeemSocketToken(db: Db, token: string): Promise<TokenHolder | undefined> {
  const [row] = await take(db, { hash: secretHash(token) });
  return row && { viewer: { id: row.id, isAdmin: row.isAdmin }, sid: row.sid };
}
