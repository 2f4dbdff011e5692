import { roundLinks } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { roundLinkEnd } from "@fourball/domain/round-link/end";
import type { OwnRoundLink, RoundLinkInput } from "@fourball/domain/round-link/schema";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getRoundLink } from "./get-round-link.ts";

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
