import { toTimestamp } from "@fourball/db/instants";
import { attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import type { WeatherInput } from "@fourball/domain/attendance/schema";
import { assertCanSayWeather } from "@fourball/domain/attendance/windows";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { eq } from "drizzle-orm";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";

/** The host says for everyone that the weather was bad, or takes it back. Entries of the game follow it as they are read. */
export async function setBadWeather(ctx: MemberContext, { teeTimeId, isBad }: WeatherInput): Promise<TeeTimeDetail> {
  const said = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    const now = ctx.clock.now();
    assertCanSayWeather(teeTime, now);
    const badWeatherAt = isBad ? (teeTime.badWeatherAt ?? toTimestamp(now)) : null;
    await tx.update(teeTimes).set({ badWeatherAt }).where(eq(teeTimes.id, teeTimeId));
    return getTeeTime({ ...ctx, db: tx }, { teeTimeId });
  });
  await publishChange(ctx, teeTimeId, "spots");
  // Before the round is over, neither record nor wall of rounds has it.
  if (said.status === "completed")
    for (const userId of await golfersOnRecord(ctx, teeTimeId)) await publishStatistics(ctx, userId);
  return said;
}

/** Those who played, host included, and those who left late. */
async function golfersOnRecord({ db }: MemberContext, round: string): Promise<string[]> {
  const { teeTimeId, userId } = attendanceRecords;
  const entries = await db.select({ userId }).from(attendanceRecords).where(eq(teeTimeId, round));
  return entries.map((entry) => entry.userId);
}
