import { roundLinks } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { roundLinkEnd } from "@fourball/domain/round-link/end";
import type { OwnRoundLink, RoundLinkInput } from "@fourball/domain/round-link/schema";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { and, eq } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { pathOfRoundLink } from "../../core/token/round-link-token.ts";

/** Makes the viewer's link to a round, or finds the one that there is. For the host and confirmed players, until it ends. */
export async function createRoundLink(ctx: MemberContext, { teeTimeId }: RoundLinkInput): Promise<OwnRoundLink> {
  return ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const game = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    assertActive(game);
    if (Temporal.Instant.compare(roundLinkEnd(game), ctx.clock.now()) <= 0) throw fail("roundOver");
    await tx.insert(roundLinks).values({ teeTimeId, userId: ctx.viewer.id }).onConflictDoNothing();
    return getRoundLink({ ...ctx, db: tx }, { teeTimeId });
  });
}

/** The viewer's own link to a round. For the host and confirmed players. */
export async function getRoundLink({ db, viewer }: MemberContext, { teeTimeId }: RoundLinkInput): Promise<OwnRoundLink> {
  await requireChatAccess(db, viewer, teeTimeId);
  const own = and(eq(roundLinks.teeTimeId, teeTimeId), eq(roundLinks.userId, viewer.id));
  const [link] = await db.select({ id: roundLinks.id }).from(roundLinks).where(own);
  return { path: link ? await pathOfRoundLink(db, link.id) : null };
}

/** The viewer's link to a round stops working for good. A golfer who left the game may still revoke it. */
export async function revokeRoundLink({ db, viewer }: MemberContext, { teeTimeId }: RoundLinkInput): Promise<OwnRoundLink> {
  await db.delete(roundLinks).where(and(eq(roundLinks.teeTimeId, teeTimeId), eq(roundLinks.userId, viewer.id)));
  return { path: null };
}
