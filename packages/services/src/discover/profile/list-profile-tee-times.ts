import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { Failure, fail } from "@fourball/domain/failure";
import type { OpenProfileInput } from "@fourball/domain/profile/schema";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { isShownGame } from "../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { cardsForAnyone } from "../../games/tee-time/card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../../games/tee-time/card/game-columns.ts";
import { getProfile } from "./get-profile.ts";

const { placeholder } = sql;
const isOpen = and(
  eq(teeTimes.hostId, placeholder("host")),
  eq(teeTimes.status, "active"),
  teeTimes.isPublic,
  gt(teeTimes.teeOffAt, placeholder("now")),
  isShownGame,
);

const findOpen = prepareOnce((db) => selectGames(db).where(isOpen).orderBy(teeTimes.teeOffAt, teeTimes.id).limit(LIST_MAX));

/** The listed games to come of a golfer who shows a profile. Who plays in them is for signed-in golfers. */
export async function listProfileTeeTimes(ctx: ServiceContext, input: OpenProfileInput): Promise<TeeTimeCard[]> {
  try {
    await getProfile(ctx, input);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") throw fail("teeTimesNotFound");
    throw error;
  }
  const now = toTimestamp(ctx.clock.now());
  const rows = await findOpen(ctx.db, { host: input.userId, viewer: ctx.viewer?.id ?? null, now });
  return cardsForAnyone(ctx, rows.map(gameOfRow));
}
