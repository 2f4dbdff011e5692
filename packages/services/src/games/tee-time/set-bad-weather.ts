import { toTimestamp } from "@fourball/db/instants";
import { teeTimes } from "@fourball/db/schema/index";
import type { WeatherInput } from "@fourball/domain/attendance/schema";
import { assertCanSayWeather } from "@fourball/domain/attendance/windows";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { eq } from "drizzle-orm";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
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
  return said;
}
