import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../service-context.ts";
import { coursesIn } from "./box-reach.ts";
import { filterConditions } from "./list-filters.ts";

type ListContext = Pick<ServiceContext, "db" | "clock">;

/** A filter as SQL. Two filters with the same `shape` have the same text and differ only in `values`, so each text is prepared once. */
export type Conditions = {
  shape: string;
  where: SQL;
  /** The tee times, with the course and the host beside them where the conditions look at them. */
  tables: SQL;
  values: Record<string, unknown>;
};

const now = sql`${sql.placeholder("now")}::timestamptz`;
const listed = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${now}`;

const joins = {
  course: sql`join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}`,
  host: sql`join ${users} on ${users.id} = ${teeTimes.hostId}`,
};

/** Up to so many courses in a box, their games are found course by course. */
const FEW_COURSES = 300;

type Reading = {
  /** What the query looks at besides the tee times anyway. */
  reads?: readonly (keyof typeof joins)[];
  /** It ends after a page of games in their order. */
  isPage?: boolean;
};

export async function listConditions(
  { db, clock }: ListContext,
  filter: TeeTimeFilter,
  { reads = [], isPage = false }: Reading = {},
): Promise<Conditions> {
  const hasFewCourses = filter.box !== undefined && (await coursesIn(db, filter.box, FEW_COURSES + 1)) <= FEW_COURSES;
  const conditions = filterConditions(filter, hasFewCourses ? "few courses" : isPage ? "game by game" : "joined");
  const needed = new Set([...reads, ...conditions.flatMap(({ needs }) => needs ?? [])]);
  return {
    shape: conditions.map(({ shape }) => shape).join("|"),
    where: sql.join([listed, ...conditions.map(({ where }) => where)], sql` and `),
    tables: sql.join([sql`${teeTimes}`, ...[...needed].map((table) => joins[table])], sql` `),
    values: Object.assign(
      { now: new Date(clock.now().epochMilliseconds), ...filter.near },
      ...conditions.map(({ values }) => values),
    ),
  };
}
