import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { golferHiddenFrom } from "../access/hidden-from.ts";
import { runLogged } from "../job.ts";
import type { ServiceContext } from "../service-context.ts";

/** `fellows`: golfers who host or take part in a game with this one. `own`: nothing that others see changed. */
export type ProfileAudience = "everyone" | "fellows" | "own";

/** Of games so long ago, no screen is open. */
const RECENT_HOURS = 30 * 24;

/** The games in which a golfer hosts or takes part, with all who do. */
const findFellows = prepareOnce((db) => {
  const golfer = sql.placeholder("golfer");
  const { teeTimeId, userId, status } = teeTimeParticipants;
  const { id, hostId, teeOffAt } = teeTimes;
  const takesPart = ne(status, "declined");
  const isPart = and(eq(userId, golfer), takesPart);
  const ofGolfer = db
    .select({ id })
    .from(teeTimes)
    .where(eq(hostId, golfer))
    .unionAll(db.select({ id: teeTimeId }).from(teeTimeParticipants).where(isPart));
  return db
    .select({ hostId, userId })
    .from(teeTimes)
    .leftJoin(teeTimeParticipants, and(eq(teeTimeId, id), takesPart))
    .where(and(gt(teeOffAt, sql.placeholder("since")), inArray(id, ofGolfer)));
});

type PublishContext = Pick<ServiceContext, "db" | "bus" | "clock" | "later">;

/** Refreshes the open screens of those who may see what changed of a golfer. Call it after the commit. */
export async function publishProfileChange(ctx: PublishContext, userId: string, audience: ProfileAudience): Promise<void> {
  await runLogged(ctx, "publishing", async () => {
    const since = ctx.clock.now().subtract({ hours: RECENT_HOURS }).toString();
    const fellows = audience === "fellows" ? await findFellows(ctx.db, { golfer: userId, since }) : [];
    const told =
      audience === "everyone"
        ? null
        : [...new Set([userId, ...fellows.flatMap(({ hostId, userId }) => (userId ? [hostId, userId] : [hostId]))])];
    const across = audience === "everyone" ? await golferHiddenFrom(ctx, userId) : [];
    await ctx.bus.publish({ type: "profile-changed", userId, audience: told, hiddenFrom: across });
  });
}

/** A golfer's rating or number of rounds changed. */
export async function publishStatistics(ctx: PublishContext, userId: string): Promise<void> {
  await runLogged(ctx, "publishing", async () => {
    const { publicProfile: isPublic } = users;
    const [profile] = await ctx.db.select({ isPublic }).from(users).where(eq(users.id, userId));
    await publishProfileChange(ctx, userId, profile?.isPublic ? "everyone" : "fellows");
  });
}
