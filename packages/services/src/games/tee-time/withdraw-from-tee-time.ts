import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import { z } from "zod";
import { lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { cancelInCalendar } from "../../notification/cancel-in-calendar.ts";
import { recordLateWithdrawal } from "../attendance-record/record-late-withdrawal.ts";
import { leaveGame } from "./leave-game.ts";

const withdrawn = z.object({ teeTimeId: z.string() });

/** The host is notified. A declined request stays, so that requesting again is refused. */
export async function withdrawFromTeeTime(ctx: MemberContext, input: OpenTeeTimeInput): Promise<{ teeTimeId: string }> {
  const { teeTimeId } = input;
  const answer = await once(ctx, { call: "teeTime.withdraw", input, answer: withdrawn }, async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (!existing) throw fail("requestNotFound");
    if (existing.status === "declined") throw fail("requestDeclined");
    const now = ctx.clock.now();
    assertToCome(teeTime, now);
    await recordLateWithdrawal(tx, teeTime, { ...existing, userId: ctx.viewer.id, now });
    await cancelInCalendar(tx, teeTime, ctx.viewer.id);
    await leaveGame(tx, teeTime, { ...existing, userId: ctx.viewer.id, now });
    return { teeTimeId };
  });
  await publishChange(ctx, teeTimeId, "spots", { alsoTo: [ctx.viewer.id] });
  return answer;
}
