import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asText } from "@fourball/db/select/expression";
import { prepareQuery, prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { golferHiddenFrom } from "../access/hidden-from.ts";
import { attempt } from "../job.ts";
import type { ServiceContext } from "../service-context.ts";

/** `fellows`: golfers who host or take part in a game with this one. `own`: nothing that others see changed. */
export type ProfileAudience = "everyone" | "fellows" | "own";

const golfer = sql`${sql.placeholder("golfer")}::uuid`;
const isPublic = prepareSelect({ isPublic: users.publicProfile }, from(users), sql`where ${users.id} = ${golfer}`);

// Of games so long ago, no screen is open.
const recent = sql.raw("interval '30 days'");
const findFellows = prepareQuery(
  { id: asText(sql`fellow.id`) },
  (fellow) => sql`
  with game as (
    select t.id, t.host_id from ${teeTimes} t where t.tee_off_at > ${sql.placeholder("now")}::timestamptz - ${recent} and t.id in (
      select hosted.id from ${teeTimes} hosted where hosted.host_id = ${golfer}
      union all select p.tee_time_id from ${teeTimeParticipants} p where p.user_id = ${golfer} and p.status <> 'declined'))
  select ${fellow} from (
    select game.host_id as id from game
    union select p.user_id from ${teeTimeParticipants} p join game on game.id = p.tee_time_id where p.status <> 'declined') fellow`,
);

type PublishContext = Pick<ServiceContext, "db" | "bus" | "clock" | "later">;

/** Refreshes the open screens of those who may see what changed of a golfer. Call it after the commit. */
export async function publishProfileChange(ctx: PublishContext, userId: string, audience: ProfileAudience): Promise<void> {
  await attempt(ctx, "publishing", async () => {
    const values = { golfer: userId, now: ctx.clock.now().toString() };
    const fellows = audience === "fellows" ? await findFellows(ctx.db, values) : [];
    const told = audience === "everyone" ? null : [...new Set([userId, ...fellows.map(({ id }) => id)])];
    const across = audience === "everyone" ? await golferHiddenFrom(ctx, userId) : [];
    await ctx.bus.publish({ type: "profile-changed", userId, audience: told, hiddenFrom: across });
  });
}

/** A golfer's rating or number of rounds changed. */
export async function publishStatistics(ctx: PublishContext, userId: string): Promise<void> {
  await attempt(ctx, "publishing", async () => {
    const [profile] = await isPublic(ctx.db, { golfer: userId });
    await publishProfileChange(ctx, userId, profile?.isPublic ? "everyone" : "fellows");
  });
}
