import { flag, textsOf } from "@fourball/db/expressions";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { TeeTimeChange } from "@fourball/domain/live/change";
import { and, eq, isNotNull, ne, not, or, sql } from "drizzle-orm";
import { gameHiddenFrom } from "../access/hidden-from.ts";
import { partnersOf } from "../access/partners-of.ts";
import { isForRegulars, regularsOfGame, writtenToOf } from "../access/shown-first.ts";
import { runLogged } from "../job.ts";
import type { ServiceContext } from "../service-context.ts";

const { teeTimeId, userId, status } = teeTimeParticipants;
const isAffected = and(eq(teeTimeId, teeTimes.id), or(teeTimes.isPublic, ne(status, "declined")));
const isPartnersFirst = and(isNotNull(teeTimes.opensToAllAt), not(isForRegulars));

const findAudience = prepareOnce((db) =>
  db
    .select({
      hostId: teeTimes.hostId,
      isPublic: teeTimes.isPublic,
      affected: textsOf(builder.select({ userId }).from(teeTimeParticipants).where(isAffected)),
      isPartnersFirst: flag(isPartnersFirst),
      partners: textsOf(partnersOf(teeTimes.hostId)),
      regulars: textsOf(regularsOfGame()),
      writtenTo: textsOf(writtenToOf()),
      hiddenFrom: textsOf(gameHiddenFrom),
    })
    .from(teeTimes)
    .where(eq(teeTimes.id, sql.placeholder("teeTimeId"))),
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
  await runLogged(ctx, `publishing ${teeTimeId}`, () => publish(ctx, teeTimeId, change, extra));
}

/** Their open screens fetch their notifications anew. Call it after the commit. */
export const publishNotifications = (ctx: Pick<PublishContext, "bus" | "later">, recipients: string[]): Promise<void> =>
  runLogged(ctx, "publishing", () => ctx.bus.publish({ type: "notifications-changed", recipients }));

async function publish(ctx: PublishContext, teeTimeId: string, change: TeeTimeChange, extra: Audience): Promise<void> {
  const [game] = await findAudience(ctx.db, { teeTimeId });
  if (!game) return;
  const { alsoTo = [] } = extra;
  const isShown = (golfer: string): boolean => !game.hiddenFrom.includes(golfer);
  const affectedGolferIds = [...[game.hostId, ...game.affected].filter(isShown), ...alsoTo];
  const shownFirstTo = [...(game.isPartnersFirst ? game.partners : []), ...game.regulars, ...game.writtenTo];
  const partners = extra.isOfGroup ? [] : shownFirstTo.filter(isShown);
  const isForAll = (game.isPublic || extra.wasPublic) && !extra.isOfGroup;
  const audience = isForAll ? null : [...new Set([...affectedGolferIds, ...partners])];
  // Those who took part until now refresh what they saw of it.
  const unaware = game.hiddenFrom.filter((golfer) => !alsoTo.includes(golfer));
  await ctx.bus.publish({ type: "tee-time-changed", teeTimeId, change, audience, hiddenFrom: unaware, affectedGolferIds });
}
