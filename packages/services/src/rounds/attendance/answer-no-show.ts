import type { Tx } from "@fourball/db/client";
import type { AnswerNoShowInput, RoundAttendance } from "@fourball/domain/attendance/schema";
import { answersCloseAt, isOpenUntil } from "@fourball/domain/attendance/windows";
import { fail } from "@fourball/domain/failure";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { readRound } from "./get-round-attendance.ts";
import { changeRecord, type LockedRecord } from "./lock-record.ts";
import { lockRound } from "./lock-round.ts";
import { agreeToNoShow } from "./mark-no-show.ts";

/** Another player of the round says whether the golfer came. The first answer counts; the golfer doesn't learn whose it was. */
export async function answerNoShow(ctx: MemberContext, { didCome, ...input }: AnswerNoShowInput): Promise<RoundAttendance> {
  const now = ctx.clock.now();
  const answer = await ctx.db.transaction(async (tx) => {
    const round = await lockRound(tx, ctx, input, ({ teeTime, own }) => {
      if (teeTime.hostId === ctx.viewer.id) throw fail("answerOfHost");
      if (own?.status !== "confirmed") throw fail("notParticipant");
      assertActive(teeTime);
      if (input.userId === ctx.viewer.id) throw fail("answerOfYourself");
    });
    assertAsked(round.record, now);
    await dropQuestion(tx, round.record);
    if (didCome) await changeRecord(tx, round.record, { kind: "showed-up", markOutcome: "denied" });
    else await agreeToNoShow(tx, round, now);
    return readRound({ ...ctx, db: tx }, round.teeTime);
  });
  await publishChange(ctx, input.teeTimeId, "spots", { isOfGroup: true });
  return answer;
}

function assertAsked({ markedAt, markOutcome }: LockedRecord, now: Temporal.Instant): void {
  if (!markedAt || markOutcome === "taken-back") throw fail("markMissing");
  if (markOutcome) throw fail("answeredAlready");
  const end = answersCloseAt(Temporal.Instant.fromEpochMilliseconds(markedAt.getTime()));
  if (!isOpenUntil(end, now)) throw fail("answerOver");
}

/** Those who haven't heard of the question need not any more. */
export async function dropQuestion(tx: Tx, { teeTimeId, userId }: LockedRecord): Promise<void> {
  await dropOutdated(tx, { teeTimeId, requests: [userId], kinds: ["no-show-question"] });
}
