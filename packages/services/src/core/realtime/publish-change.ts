import { standingDates, standingRegulars, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asTexts } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { TeeTimeChange } from "@fourball/domain/live/change";
import { sql } from "drizzle-orm";
import { gameHiddenFrom } from "../access/hidden-from.ts";
import { partnersOf } from "../access/partners-of.ts";
import { isForRegulars } from "../access/shown-first.ts";
import { attempt } from "../job.ts";
import type { ServiceContext } from "../service-context.ts";

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;

const findAudience = prepareSelect(
  {
    isPublic: teeTimes.isPublic,
    affectedGolferIds: asTexts(sql`array[${teeTimes.hostId}::text] || array(
      select p.user_id::text from ${teeTimeParticipants} p where p.tee_time_id = ${id} and (${teeTimes.isPublic} or p.status <> 'declined'))`),
    shownFirstTo: asTexts(sql`array(select partner.id::text from ${partnersOf(sql`${teeTimes.hostId}`)} partner(id)
      where ${teeTimes.opensToAllAt} is not null and not ${isForRegulars}
      union select r.user_id::text from ${standingDates} join ${standingRegulars} r on r.standing_game_id = ${standingDates.standingGameId}
        where ${standingDates.teeTimeId} = ${teeTimes.id} and r.left_at is null)`),
    hiddenFrom: asTexts(gameHiddenFrom),
  },
  from(teeTimes),
  sql`where ${teeTimes.id} = ${id}`,
);

type Audience = {
  /** Golfers who took part until this change. */
  alsoTo?: readonly string[];
  /** The game was public until this change. */
  wasPublic?: boolean;
  /** Only those who take part see it, also in a public game. */
  isOfGroup?: boolean;
};

type PublishContext = Pick<ServiceContext, "db" | "bus" | "later">;

/** Notifies the open screens of everyone who may see the game. Call it after the commit. */
export async function publishChange(
  ctx: PublishContext,
  teeTimeId: string,
  change: TeeTimeChange,
  extra: Audience = {},
): Promise<void> {
  // Already committed: the caller isn't told of a failure, and the screens catch up later.
  await attempt(ctx, `publishing ${teeTimeId}`, () => publish(ctx, teeTimeId, change, extra));
}

async function publish(ctx: PublishContext, teeTimeId: string, change: TeeTimeChange, extra: Audience): Promise<void> {
  const [game] = await findAudience(ctx.db, { teeTimeId });
  if (!game) return;
  const { alsoTo = [] } = extra;
  const isShown = (golfer: string): boolean => !game.hiddenFrom.includes(golfer);
  const affectedGolferIds = [...game.affectedGolferIds.filter(isShown), ...alsoTo];
  const partners = extra.isOfGroup ? [] : game.shownFirstTo.filter(isShown);
  const isForAll = (game.isPublic || extra.wasPublic) && !extra.isOfGroup;
  const audience = isForAll ? null : [...new Set([...affectedGolferIds, ...partners])];
  // Those who took part until now refresh what they saw of it.
  const unaware = game.hiddenFrom.filter((golfer) => !alsoTo.includes(golfer));
  await ctx.bus.publish({ type: "tee-time-changed", teeTimeId, change, audience, hiddenFrom: unaware, affectedGolferIds });
}
