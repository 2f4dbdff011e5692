import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { pushSubscriptions, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { isPushService } from "@fourball/domain/notification/push-service";
import type { PushKey, SubscribePushInput, UnsubscribePushInput } from "@fourball/domain/notification/schema";
import type { Viewer } from "@fourball/domain/viewer";
import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { isNotSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";

/** How many browsers of one golfer show notifications; the oldest subscription is dropped first. */
const BROWSERS_MAX = 10;

export async function getPushKey({ db, viewer, config: { pushPublicKey } }: MemberContext): Promise<PushKey> {
  return {
    publicKey: pushPublicKey,
    browsers: await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, viewer.id)),
  };
}

/** A browser shows notifications to the golfer who signed in there last. */
export async function subscribePush(
  ctx: MemberContext,
  { endpoint, keys, timeZone }: SubscribePushInput,
  isAllowed = isPushService,
): Promise<{ subscribed: true }> {
  if (!isAllowed(endpoint)) throw fail("pushServiceUnknown", { path: ["endpoint"] });
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.viewer);
    const subscription = { ...keys, userId: ctx.viewer.id, createdAt: clock };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...subscription })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription });
    await makeRoom(tx, ctx.viewer.id);
    const unchanged = { updatedAt: sql`${users.updatedAt}` };
    if (timeZone)
      await tx
        .update(users)
        .set({ timeZone, ...unchanged })
        .where(eq(users.id, ctx.viewer.id));
  });
  return { subscribed: true };
}

/** Of two browsers that ask at once, the second counts the first; a closed account takes none. */
async function lockAccount(tx: Tx, { id }: Viewer): Promise<void> {
  const open = and(eq(users.id, id), isNull(users.deletedAt), isNotSuspended);
  const [account] = await tx.select({ id: users.id }).from(users).where(open).for("no key update");
  if (!account) throw fail("unauthorized");
}

async function makeRoom(tx: Tx, userId: string): Promise<void> {
  const own = eq(pushSubscriptions.userId, userId);
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(BROWSERS_MAX);
  await tx.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest)));
}

export async function unsubscribePush(ctx: MemberContext, { endpoint }: UnsubscribePushInput): Promise<{ subscribed: false }> {
  const own = eq(pushSubscriptions.userId, ctx.viewer.id);
  await ctx.db.transaction((tx) => tx.delete(pushSubscriptions).where(and(own, eq(pushSubscriptions.endpoint, endpoint))));
  return { subscribed: false };
}
