import type { Tx } from "@fourball/db/client";
import { changeProposals } from "@fourball/db/schema/index";
import type { DecideProposalInput, OpenProposal } from "@fourball/domain/proposal/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { playersOf } from "../participation/players-of.ts";
import { requireProposal } from "./answer-proposal.ts";
import { makeChange, type Proposal } from "./make-change.ts";

/** The host doesn't wait for the last answer: makes the change, or leaves the game as it is, which players are notified of. */
export async function decideProposal(ctx: MemberContext, input: DecideProposalInput): Promise<OpenProposal> {
  const { teeTimeId, proposalId, isMade } = input;
  const left = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertToCome(teeTime, now);
    const proposal = await requireProposal(tx, teeTime, proposalId, now);
    if (isMade) return makeChange(tx, teeTime, proposal, now);
    await drop(tx, teeTime, proposal);
    return [];
  });
  if (isMade) await publishChange(ctx, teeTimeId, "edited", { alsoTo: left });
  else await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return { teeTimeId, proposal: null };
}

async function drop(tx: Tx, teeTime: LockedTeeTime, { id }: Proposal): Promise<void> {
  await tx.delete(changeProposals).where(eq(changeProposals.id, id));
  const content = { kind: "change-dropped" as const, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, await playersOf(tx, teeTime.id), content);
}
