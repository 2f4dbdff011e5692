import { calendarFeeds, teeTimes, users } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { FEED_DAYS_BACK } from "@fourball/domain/calendar/schema";
import { notFound } from "@fourball/domain/failure";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import { and, eq, isNull, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../core/access/games-of-golfer.ts";
import { isNotSuspended } from "../core/access/suspended.ts";
import type { ServiceContext } from "../core/service-context.ts";
import { secretHash } from "../core/token/secret-hash.ts";
import { prepareRoundEvents, roundEventOfRow } from "./round-event-query.ts";

const golfer = sql`${sql.placeholder("golferId")}::uuid`;
const oldest = sql`${sql.placeholder("now")}::timestamptz - ${sql.raw(`interval '${FEED_DAYS_BACK} days'`)}`;

const find = prepareRoundEvents(sql`${teeTimes.teeOffAt} > ${oldest} and ${teeTimes.id} in ${gamesOfGolfer(golfer)}`);

/** The rounds of the golfer whose private address this is, cancelled ones too, so that calendars strike them out. */
export async function listFeedEvents(ctx: ServiceContext, { token }: { token: string }): Promise<RoundEvent[]> {
  const [owner] = await ctx.db
    .select({ golferId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, secretHash(token)), isNotSuspended, isNull(users.deletedAt)));
  if (!owner) {
    await ctx.limiter.spend("anonymous", ctx.caller.address);
    throw notFound("Calendar not found");
  }
  // Services fetch the feeds of many golfers from one address.
  await ctx.limiter.spend("calendarFeeds", owner.golferId);
  const rows = await find(ctx.db, { ...owner, now: ctx.clock.now().toString() });
  return rows.slice(0, LIST_MAX).map(roundEventOfRow);
}
