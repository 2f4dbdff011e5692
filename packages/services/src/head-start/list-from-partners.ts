import { teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import { isShownGame } from "../block/hidden-games.ts";
import { isShownFirstToViewer } from "../partner/shown-first.ts";
import type { MemberContext } from "../service-context.ts";
import { prepareCards } from "../tee-time/list/card-columns.ts";
import { cardOfRow } from "../tee-time/list/card-of-row.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;

const find = prepareCards(sql`
  where ${isShownFirstToViewer} and ${teeTimes.status} = 'active' and ${teeTimes.opensToAllAt} > ${now} and ${isShownGame}
  order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${sql.raw(String(LIST_MAX))}`);

/** The games that the viewer's partners show to partners first, soonest first. */
export async function listFromPartners({ db, clock, viewer }: MemberContext): Promise<TeeTimeCard[]> {
  const rows = await find(db, { viewer: viewer.id, now: clock.now().toString() });
  return rows.map(cardOfRow);
}
