import { toTimestamp } from "@fourball/db/instants";
import { changeProposals } from "@fourball/db/schema/index";
import { assertChanges, assertHasPlayers } from "@fourball/domain/proposal/rules";
import type { OpenProposal, ProposeChangeInput } from "@fourball/domain/proposal/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { playersOf } from "../participation/players-of.ts";
import { movedTo } from "../tee-time/change-locked-tee-time.ts";
import { readProposal } from "./get-proposal.ts";

/**
 * The host asks the players about another date, time or course. It takes effect once all have answered or the host says so; one
 * proposed before is replaced, and asked about anew.
 */
export async function proposeChange(ctx: MemberContext, { teeTimeId, ...changes }: ProposeChangeInput): Promise<OpenProposal> {
  const proposal = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertToCome(teeTime, now);
    const after = await movedTo(tx, teeTime, changes, now);
    assertChanges(teeTime, after);
    const players = await playersOf(tx, teeTimeId);
    assertHasPlayers(players.length);
    const { courseId, date, time, teeOffAt } = after;
    await tx.delete(changeProposals).where(eq(changeProposals.teeTimeId, teeTimeId));
    await tx.insert(changeProposals).values({ teeTimeId, courseId, date, time, teeOffAt: toTimestamp(teeOffAt) });
    const content = { kind: "change-proposed" as const, after: roundOf(after), ...roundOf(teeTime) };
    await enqueueNotifications(tx, teeTimeId, players, content);
    return readProposal({ ...ctx, db: tx }, teeTimeId);
  });
  await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return { teeTimeId, proposal };
}
