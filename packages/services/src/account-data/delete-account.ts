import type { Tx } from "@fourball/db/client";
import { auditLog, chatMessages, idempotencyKeys, teeTimeParticipants, users } from "@fourball/db/schema/index";
import type { DeleteAccountInput } from "@fourball/domain/account/schema";
import { CANCELLED_FOR_HOST } from "@fourball/domain/tee-time/cancel-reason";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { lockAdmins, requireAnyAdmin } from "../admin/lock-admins.ts";
import { publishChange } from "../core/realtime/publish-change.ts";
import type { MemberContext } from "../core/service-context.ts";
import { namelessFriends } from "../games/participation/nameless-friends.ts";
import { leaveAllStandingGames } from "../games/standing-game/end-standing-game.ts";
import { leaveAllUpcomingTeeTimes } from "../games/tee-time/leave-all-upcoming-tee-times.ts";
import { checkPassword, confirmWithoutPassword } from "../golfers/account/confirm-password.ts";
import { dropSignUps } from "../golfers/account/email/finish-sign-up.ts";
import { deleteSessionsOf } from "../golfers/account/session-store.ts";
import { deleteMarkedPictures, markPicturesDeleted } from "../golfers/picture/delete-pictures-of.ts";
import { GOLFER_COLUMNS } from "./golfer-columns.ts";

/**
 * Closes the viewer's account: hosted games to come are cancelled with notice, spots in others are given back, what
 * identified the golfer is erased. Games that were played and messages stay, without a name.
 */
export async function deleteAccount(ctx: MemberContext, { password }: DeleteAccountInput): Promise<{ deleted: true }> {
  if (password === undefined) await confirmWithoutPassword(ctx, "password");
  else await checkPassword(ctx, password, "password");
  const games = await ctx.db.transaction(async (tx) => {
    const account = tx.select({ email: users.email, isAdmin: users.isAdmin }).from(users).where(eq(users.id, ctx.viewer.id));
    // Before the account, as everywhere. The lock is one for the whole site: other golfers don't wait for it.
    if ((await account)[0]?.isAdmin) await lockAdmins(tx);
    // Whatever the golfer still has under way is done before this and seen, or finds the account closed.
    const [own] = await account.for("no key update");
    await leaveAllStandingGames(tx, ctx.viewer.id, ctx.clock.now());
    const games = await leaveAllUpcomingTeeTimes(tx, {
      golferId: ctx.viewer.id,
      now: ctx.clock.now(),
      reason: CANCELLED_FOR_HOST.left,
    });
    if (own) await tx.update(auditLog).set({ subject: "a closed account" }).where(eq(auditLog.subject, own.email));
    await markPicturesDeleted(tx, ctx.viewer.id);
    await erase(tx, ctx.viewer.id);
    if (own) await dropSignUps(tx, own.email);
    if (own?.isAdmin) await requireAnyAdmin(tx);
    return games;
  });
  for (const { id, change } of games) await publishChange(ctx, id, change);
  await deleteMarkedPictures(ctx);
  await ctx.bus.publish({ type: "sessions-ended", userId: ctx.viewer.id });
  ctx.caller.browser.forget();
  return { deleted: true };
}

const DELETED = GOLFER_COLUMNS.filter(({ closing }) => closing === "deleted").map(({ column }) => column);

async function erase(tx: Tx, userId: string): Promise<void> {
  // A statement a table: golfers who block each other and go at the same time would wait for each other's rows otherwise.
  for (const table of new Set(DELETED.map((column) => column.table)))
    await tx.delete(table).where(or(...DELETED.filter((column) => column.table === table).map((column) => eq(column, userId))));
  await tx.update(chatMessages).set({ userId: null }).where(eq(chatMessages.userId, userId));
  // A registration is kept for the address that it came from.
  const ownAnswers = or(eq(idempotencyKeys.owner, userId), sql`${idempotencyKeys.answer} ->> 'id' = ${userId}`);
  await tx.delete(idempotencyKeys).where(ownAnswers);
  await tx.update(teeTimeParticipants).set({ friends: namelessFriends }).where(eq(teeTimeParticipants.userId, userId));
  await deleteSessionsOf(tx, userId);
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@invalid`,
      emailVerifiedAt: null,
      passwordHash: null,
      firstName: null,
      lastName: null,
      phoneNumber: null,
      profileImageUrl: null,
      coverImageUrl: null,
      bio: null,
      handicap: null,
      homePlace: null,
      publicProfile: false,
      isAdmin: false,
      searchText: "",
      hiddenSearchText: null,
      lastSeenAt: null,
      timeZone: null,
      smsOptInAt: null,
      marketingOptInAt: null,
      unsubscribeHash: null,
      oldUnsubscribeHash: null,
      deletedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}
