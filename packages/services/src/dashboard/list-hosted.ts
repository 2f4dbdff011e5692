import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import { settleGamesOf } from "../life/settle-games-of.ts";
import { named } from "../named-columns.ts";
import type { MemberContext } from "../service-context.ts";
import { type CardRow, cardColumns, cardTables } from "../tee-time/card-columns.ts";
import { cardOfRow } from "../tee-time/card-of-row.ts";
import { soonestThenLatest } from "./soonest-then-latest.ts";

const findHosted = prepareSql<CardRow>(sql`
  select ${named(cardColumns)} from ${cardTables}
  where ${teeTimes.hostId} = ${sql.placeholder("viewer")}::uuid and ${teeTimes.status} <> 'cancelled'
  order by ${soonestThenLatest}, ${teeTimes.id} limit ${sql.raw(String(LIST_MAX))}`);

/** The viewer's own games but the cancelled: those to come, soonest first, then those that were, latest first. */
export async function listHosted(ctx: MemberContext): Promise<TeeTimeCard[]> {
  await settleGamesOf(ctx, ctx.viewer.id);
  const rows = await findHosted(ctx.db, { viewer: ctx.viewer.id, now: ctx.clock.now().toString() });
  return rows.map(cardOfRow);
}
