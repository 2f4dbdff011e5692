import type { Tx } from "@fourball/db/client";
import { builder, prepareOnce, type RowOf, statementCache } from "@fourball/db/prepare-once";
import { golfCourses, notifiedGames, savedSearchMatches, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { and, eq, gt, inArray, lte, ne, not, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import { isKeptOutOf } from "../../core/access/hidden-games.ts";
import { unwantedByViewer } from "../../core/access/partners-of.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { JobContext } from "../../core/job.ts";
import { type Conditions, joinNeeded, listConditions } from "../../games/tee-time/filter/list-conditions.ts";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";

const { placeholder } = sql;

const matches = builder
  .select({ teeTimeId: savedSearchMatches.teeTimeId })
  .from(savedSearchMatches)
  .where(and(eq(savedSearchMatches.searchId, placeholder("searchId")), lte(savedSearchMatches.dueAt, placeholder("now"))));
const ownRequest = builder
  .select({ id: teeTimeParticipants.id })
  .from(teeTimeParticipants)
  .where(and(eq(teeTimeParticipants.teeTimeId, teeTimes.id), eq(teeTimeParticipants.userId, viewer)));
const notified = builder
  .select({ teeTimeId: notifiedGames.teeTimeId })
  .from(notifiedGames)
  .where(and(eq(notifiedGames.teeTimeId, teeTimes.id), eq(notifiedGames.userId, viewer)));

/** The search found it, and its golfer can join it and was not notified of it. */
const isNew = and(
  inArray(teeTimes.id, matches),
  gt(openSpotsSql, 0),
  not(isKeptOutOf),
  ne(teeTimes.hostId, viewer),
  notInArray(teeTimes.hostId, unwantedByViewer),
  notExists(ownRequest),
  notExists(notified),
);

const prepared = statementCache((where: SQL, needs: Conditions["needs"]) =>
  prepareOnce((db) => {
    const columns = {
      teeTimeId: teeTimes.id,
      courseName: golfCourses.name,
      date: teeTimes.date,
      time: teeTimes.time,
      openSpots: openSpotsSql.mapWith(Number),
    };
    return joinNeeded(db.select(columns).from(teeTimes).$dynamic(), needs)
      .where(and(where, isNew))
      .orderBy(teeTimes.teeOffAt, teeTimes.id);
  }),
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
  const { shape, where, needs, values } = listConditions({ clock, viewer }, filter, { reads: ["course"] });
  return prepared(shape, where, needs)(tx, { ...values, searchId });
}
