import { builder } from "@fourball/db/prepare-once";
import { teeTimes, users } from "@fourball/db/schema/index";
import { like } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { isShownGame } from "../../../core/access/hidden-games.ts";
import { partnersOf } from "../../../core/access/partners-of.ts";
import { isShownFirstToViewer } from "../../../core/access/shown-first.ts";
import { readOfViewers } from "../../../core/read-of-viewers.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { prepareCards } from "../card/card-columns.ts";
import { cardOfRow } from "../card/card-of-row.ts";

const isShown = and(
  isShownFirstToViewer,
  eq(teeTimes.status, "active"),
  gt(teeTimes.opensToAllAt, sql.placeholder("now")),
  isShownGame,
);
const find = prepareCards(sql`where ${isShown} order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${LIST_MAX}`);

/** Most golfers have none, which a smaller statement finds out. */
const isOfPartner = and(
  gt(teeTimes.opensToAllAt, sql.placeholder("now")),
  eq(teeTimes.status, "active"),
  inArray(teeTimes.hostId, partnersOf(sql`viewer.id`)),
);
const findSome = readOfViewers(
  prepareSelect(
    { viewerId: like(users.id, sql`viewer.id`) },
    from(sql`unnest(${sql.placeholder("viewers")}::uuid[]) viewer (id)`),
    sql`where exists ${builder.select({ id: teeTimes.id }).from(teeTimes).where(isOfPartner)}`,
  ),
);

/** The games that the viewer's partners show to partners first, soonest first. */
export async function listFromPartners(ctx: MemberContext): Promise<TeeTimeCard[]> {
  if ((await findSome(ctx)).length === 0) return [];
  const rows = await find(ctx.db, { viewer: ctx.viewer.id, now: ctx.clock.now().toString() });
  return rows.map(cardOfRow);
}
