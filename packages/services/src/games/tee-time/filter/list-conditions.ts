import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgSelectQueryBuilder } from "drizzle-orm/pg-core";
import { isHiddenGame, isShownGame } from "../../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../../core/service-context.ts";
import { type Condition, filterConditions, type Need, type PartOfList, type PlaceSearch } from "./list-filters.ts";

/** A filter as SQL. Two filters with the same `shape` have the same text and differ only in `values`, so each text is prepared once. */
export type Conditions = {
  shape: string;
  where: SQL;
  /** What the conditions look at beside the tee times; "by course", never the course. */
  needs: ReadonlySet<Need>;
  values: Record<string, unknown>;
};

const isListed = and(eq(teeTimes.status, "active"), teeTimes.isPublic, gt(teeTimes.teeOffAt, sql.placeholder("now")));

const shown: Condition = { shape: "shown", where: isShownGame };
const hidden: Condition = { shape: "hidden", where: isHiddenGame };

/** Tee times with what the conditions look at. */
export function joinNeeded<Query extends PgSelectQueryBuilder>(query: Query, needs: Conditions["needs"]): Query {
  if (needs.has("course")) query.innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId));
  if (needs.has("host")) query.innerJoin(users, eq(users.id, teeTimes.hostId));
  return query;
}

type Reading = {
  /** The games that blocks hide from the viewer instead of those that they leave. */
  ofHidden?: boolean;
  /** What the query looks at besides the tee times anyway. */
  reads?: readonly Need[];
  search?: PlaceSearch;
};

/** For everyone where there is no viewer: with every game. */
export function listConditions(
  { clock, viewer }: Pick<ServiceContext, "clock"> & { viewer?: Viewer },
  filter: PartOfList,
  { ofHidden = false, reads = [], search = "joined" }: Reading = {},
): Conditions {
  const conditions = [...filterConditions(filter, search), ...(viewer ? [ofHidden ? hidden : shown] : [])];
  const needed = new Set([...reads, ...conditions.flatMap(({ needs }) => needs ?? [])]);
  if (search === "by course") needed.delete("course");
  return {
    shape: conditions.map(({ shape }) => shape).join("|"),
    where: sql`${and(isListed, ...conditions.map(({ where }) => where))}`,
    needs: needed,
    values: Object.assign(
      { now: new Date(clock.now().epochMilliseconds), ...filter.near, ...(viewer && { viewer: viewer.id }) },
      ...conditions.map(({ values }) => values),
    ),
  };
}
