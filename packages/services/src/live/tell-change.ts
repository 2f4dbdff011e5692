import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { TeeTimeChange } from "@fourball/domain/live/change";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;

const findAudience = prepareSql<{ isPublic: boolean; concerned: string[] }>(sql`
  select ${teeTimes.isPublic} as "isPublic", array[${teeTimes.hostId}::text] || array(
    select p.user_id::text from ${teeTimeParticipants} p where p.tee_time_id = ${id}) as "concerned"
  from ${teeTimes} where ${teeTimes.id} = ${id}`);

type Told = {
  /** Someone whom the change took out of those whom the game concerns. */
  alsoTo?: string;
  /** The game was open to all until this change. */
  wasPublic?: boolean;
};

type Telling = Pick<ServiceContext, "db" | "bus" | "later">;

/** Tells the open screens of whoever may know of the game that it changed. Called once the change is stored for good. */
export async function tellChange(ctx: Telling, teeTimeId: string, change: TeeTimeChange, told: Told = {}): Promise<void> {
  try {
    await tell(ctx, teeTimeId, change, told);
  } catch (error) {
    // The deed is done: whoever did it must not hear that it failed. The screens notice later.
    ctx.later(() => Promise.reject(error));
  }
}

async function tell(ctx: Telling, teeTimeId: string, change: TeeTimeChange, told: Told): Promise<void> {
  const [game] = await findAudience(ctx.db, { teeTimeId });
  if (!game) return;
  const concerned = told.alsoTo ? [...game.concerned, told.alsoTo] : game.concerned;
  const audience = game.isPublic || told.wasPublic ? null : concerned;
  await ctx.bus.publish({ type: "tee-time-changed", teeTimeId, change, audience, concerned });
}
