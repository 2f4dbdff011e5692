import type { Tx } from "@fourball/db/client";
import { golfCourses, notifiedGames, savedSearchMatches, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asInteger, asText } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { Tables } from "@fourball/db/select/tables";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { type SQL, sql } from "drizzle-orm";
import { isKeptOutOf } from "../../core/access/hidden-games.ts";
import { unwantedByViewer } from "../../core/access/partners-of.ts";
import type { JobContext } from "../../core/job.ts";
import { listConditions } from "../../games/tee-time/filter/list-conditions.ts";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";

const value = sql.placeholder;
const viewer = sql`${value("viewer")}::uuid`;

const isNews = sql`${teeTimes.id} in (select ${savedSearchMatches.teeTimeId} from ${savedSearchMatches}
    where ${savedSearchMatches.searchId} = ${value("searchId")}::uuid and ${savedSearchMatches.dueAt} <= ${value("now")}::timestamptz)
  and ${openSpotsSql} > 0 and not ${isKeptOutOf} and ${teeTimes.hostId} <> ${viewer} and ${teeTimes.hostId} not in ${unwantedByViewer}
  and not exists (select 1 from ${teeTimeParticipants}
    where ${teeTimeParticipants.teeTimeId} = ${teeTimes.id} and ${teeTimeParticipants.userId} = ${viewer})
  and not exists (select 1 from ${notifiedGames}
    where ${notifiedGames.teeTimeId} = ${teeTimes.id} and ${notifiedGames.userId} = ${viewer})`;

const columns = {
  teeTimeId: teeTimes.id,
  courseName: golfCourses.name,
  date: asText(teeTimes.date),
  time: teeTimes.time,
  openSpots: asInteger(openSpotsSql),
};

const prepared = statementCache((where: SQL, { tables }: { tables: SQL }) =>
  prepareSelect(
    columns,
    new Tables<never>(tables),
    sql`where ${where} and ${isNews} order by ${teeTimes.teeOffAt}, ${teeTimes.id}`,
  ),
);

export type FoundGame = RowOf<ReturnType<typeof prepared>>;

type Found = { searchId: string; userId: string; filter: SavedFilter };

/** What a search found and its golfer can still join: asked as the marketplace is, since much may have changed. */
export function foundGames(
  tx: Tx,
  { clock }: Pick<JobContext, "clock">,
  { searchId, userId, filter }: Found,
): Promise<FoundGame[]> {
  const viewer = { id: userId, isAdmin: false };
  const { shape, where, tables, values } = listConditions({ clock, viewer }, filter, { reads: ["course"] });
  return prepared(shape, where, { tables })(tx, { ...values, searchId, now: clock.now().toString() });
}
