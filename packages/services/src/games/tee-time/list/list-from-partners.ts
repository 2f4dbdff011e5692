import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { teeTimes, users } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { isShownGame } from "../../../core/access/hidden-games.ts";
import { partnersOf } from "../../../core/access/partners-of.ts";
import { isShownFirstToViewer } from "../../../core/access/shown-first.ts";
import { batchByViewer } from "../../../core/batch.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { cardsForViewer } from "../card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../card/game-columns.ts";

const isShown = and(
  isShownFirstToViewer,
  eq(teeTimes.status, "active"),
  gt(teeTimes.opensToAllAt, sql.placeholder("now")),
  isShownGame,
);
const find = prepareOnce((db) => selectGames(db).where(isShown).orderBy(teeTimes.teeOffAt, teeTimes.id).limit(LIST_MAX));

/** Most golfers have none, which a smaller statement finds out. */
const findSome = batchByViewer(
  prepareOnce((db) => {
    const isOfPartner = and(
      gt(teeTimes.opensToAllAt, sql.placeholder("now")),
      eq(teeTimes.status, "active"),
      inArray(teeTimes.hostId, partnersOf(users.id)),
    );
    return db
      .select({ viewerId: users.id })
      .from(users)
      .where(
        and(
          anyOf(users.id, sql.placeholder("viewers")),
          exists(db.select({ id: teeTimes.id }).from(teeTimes).where(isOfPartner)),
        ),
      );
  }),
);

/** The games that the viewer's partners show to partners first, soonest first. */
export async function listFromPartners(ctx: MemberContext): Promise<TeeTimeCard[]> {
  if ((await findSome(ctx)).length === 0) return [];
  const rows = await find(ctx.db, { viewer: ctx.viewer.id, now: toTimestamp(ctx.clock.now()) });
  return (await cardsForViewer(ctx, rows.map(gameOfRow))).cards;
}
