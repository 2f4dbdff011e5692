import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { Viewer } from "@fourball/domain/viewer";
import { type SQL, sql } from "drizzle-orm";
import { isHiddenGame, isShownGame } from "../../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../../core/service-context.ts";
import { type Condition, filterConditions, type PartOfList, type PlaceSearch } from "./list-filters.ts";

/** A filter as SQL. Two filters with the same `shape` have the same text and differ only in `values`, so each text is prepared once. */
export type Conditions = {
  shape: string;
  where: SQL;
  /** The tee times, with the course and the host beside them where the conditions look at them; "by course", without the course. */
  tables: SQL;
  values: Record<string, unknown>;
};

const now = sql`${sql.placeholder("now")}::timestamptz`;
const listed = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${now}`;

const shown: Condition = { shape: "shown", where: isShownGame };
const hidden: Condition = { shape: "hidden", where: isHiddenGame };

const joins = {
  course: sql`join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}`,
  host: sql`join ${users} on ${users.id} = ${teeTimes.hostId}`,
};

type Reading = {
  /** The games that blocks hide from the viewer instead of those that they leave. */
  ofHidden?: boolean;
  /** What the query looks at besides the tee times anyway. */
  reads?: readonly (keyof typeof joins)[];
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
    where: sql.join([listed, ...conditions.map(({ where }) => where)], sql` and `),
    tables: sql.join([sql`${teeTimes}`, ...[...needed].map((table) => joins[table])], sql` `),
    values: Object.assign(
      { now: new Date(clock.now().epochMilliseconds), ...filter.near, ...(viewer && { viewer: viewer.id }) },
      ...conditions.map(({ values }) => values),
    ),
  };
}
