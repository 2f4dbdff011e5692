import { calendarFeeds, teeTimes, users } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { FEED_DAYS_BACK } from "@fourball/domain/calendar/schema";
import { fail } from "@fourball/domain/failure";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../core/access/games-of-golfer.ts";
import { isNotSuspended } from "../core/access/suspended.ts";
import type { ServiceContext } from "../core/service-context.ts";
import { secretHash } from "../core/token/secret-hash.ts";
import { prepareRoundEvents, roundEventOfRow } from "./round-event-query.ts";

const find = prepareRoundEvents(
  and(gt(teeTimes.teeOffAt, sql.placeholder("oldest")), inArray(teeTimes.id, gamesOfGolfer(sql.placeholder("golferId")))),
);

/** The rounds of the golfer whose private address this is, cancelled ones too, so that calendars strike them out. */
export async function listFeedEvents(ctx: ServiceContext, { token }: { token: string }): Promise<RoundEvent[]> {
  const [owner] = await ctx.db
    .select({ golferId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, secretHash(token)), isNotSuspended, isNull(users.deletedAt)));
  if (!owner) {
    await ctx.limiter.spend("anonymous", ctx.caller.address);
    throw fail("calendarNotFound");
  }
  // Services fetch the feeds of many golfers from one address.
  await ctx.limiter.spend("calendarFeeds", owner.golferId);
  const oldest = ctx.clock.now().subtract({ hours: FEED_DAYS_BACK * 24 });
  const rows = await find(ctx.db, { ...owner, oldest: oldest.toString() });
  return rows.slice(0, LIST_MAX).map(roundEventOfRow);
}
