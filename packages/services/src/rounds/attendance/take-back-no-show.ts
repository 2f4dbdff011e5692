import type { Tx } from "@fourball/db/client";
import { canTakeBack } from "@fourball/domain/attendance/entry";
import type { RoundAttendance, RoundPlayerInput } from "@fourball/domain/attendance/schema";
import { fail } from "@fourball/domain/failure";
import { assertActive } from "@fourball/domain/tee-time/spots";
import { requireHost } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { endMark } from "./end-mark.ts";
import { readRound } from "./get-round-attendance.ts";
import { lockedMarkState } from "./lock-record.ts";
import { type LockedRound, lockRound } from "./lock-round.ts";

/** Until it shows, the host can take back that a player didn't come; a dispute about it ends. Repeating it changes nothing. */
export async function takeBackNoShow(ctx: MemberContext, input: RoundPlayerInput): Promise<RoundAttendance> {
  const now = ctx.clock.now();
  const answer = await ctx.db.transaction(async (tx) => {
    const round = await lockRound(tx, ctx, input, ({ teeTime }) => {
      requireHost(ctx.viewer, teeTime);
      assertActive(teeTime);
    });
    if (round.record.markOutcome !== "taken-back") await takeBack(tx, round, now);
    return readRound({ ...ctx, db: tx }, round.teeTime);
  });
  await publishChange(ctx, input.teeTimeId, "spots", { isOfGroup: true });
  return answer;
}

async function takeBack(tx: Tx, round: LockedRound, now: Temporal.Instant): Promise<void> {
  const state = lockedMarkState(round.record, now);
  if (state === "shown") throw fail("markShown");
  if (!canTakeBack(state)) throw fail("markUndoEmpty");
  await endMark(tx, round, { state, outcome: "taken-back", now });
}
