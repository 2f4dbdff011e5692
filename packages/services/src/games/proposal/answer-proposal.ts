import type { Tx } from "@fourball/db/client";
import { changeAnswers } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { isAnswered } from "@fourball/domain/proposal/rules";
import type { AnswerProposalInput, OpenProposal } from "@fourball/domain/proposal/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { type LockedTeeTime, lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropAnsweredQuestion } from "../../notification/drop-answered-question.ts";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { readProposal } from "./get-proposal.ts";
import { answersTo, findProposal, isOpen, makeChange, type Proposal } from "./make-change.ts";

/**
 * A player says whether they'd still play; another answer replaces it. With the last answer the change takes effect, unless
 * all can't make it, and who can't leaves. Answering the same again changes nothing.
 */
export async function answerProposal(ctx: MemberContext, input: AnswerProposalInput): Promise<OpenProposal> {
  const { teeTimeId, isIn } = input;
  const { proposal, left, isMade } = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (existing?.status !== "confirmed") throw fail("playersOnly");
    assertToCome(teeTime, now);
    const open = await requireProposal(tx, teeTime, input.proposalId, now);
    await answer(tx, teeTime, open, { userId: ctx.viewer.id, isIn });
    const isMade = isAnswered((await answersTo(tx, open)).map((each) => each.isIn));
    const left = isMade ? await makeChange(tx, teeTime, open, now) : [];
    return { proposal: await readProposal({ ...ctx, db: tx }, teeTimeId), left, isMade };
  });
  if (isMade) await publishChange(ctx, teeTimeId, "edited", { alsoTo: left });
  else await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return { teeTimeId, proposal };
}

/** The proposal of a locked game, while it can be answered and made. */
export async function requireProposal(tx: Tx, teeTime: LockedTeeTime, id: string, now: Temporal.Instant): Promise<Proposal> {
  const proposal = await findProposal(tx, teeTime);
  if (proposal?.id !== id || !isOpen(teeTime, proposal, now)) throw fail("proposalOver");
  return proposal;
}

type PlayersAnswer = { userId: string; isIn: boolean };

async function answer(tx: Tx, teeTime: LockedTeeTime, proposal: Proposal, { userId, isIn }: PlayersAnswer): Promise<void> {
  const before = (await answersTo(tx, proposal)).find((each) => each.userId === userId);
  if (before?.isIn === isIn) return;
  await tx
    .insert(changeAnswers)
    .values({ proposalId: proposal.id, userId, isIn })
    .onConflictDoUpdate({ target: [changeAnswers.proposalId, changeAnswers.userId], set: { isIn } });
  await dropAnsweredQuestion(tx, { teeTimeId: teeTime.id, golferId: userId, kinds: ["change-proposed"] });
  const content = { kind: "change-refused" as const, golferId: userId, ...roundOf(teeTime) };
  if (isIn) await dropOutdated(tx, { teeTimeId: teeTime.id, requests: [userId], kinds: [content.kind] });
  else await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
}
