import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger, asText, nullable } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";

export const LISTED_KINDS = ["games", "profiles", "courses"] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** `changedOn` is a date in UTC, where it is known. */
export type ListedPage = { id: string; changedOn: string | null };

type Context = Pick<ServiceContext, "db" | "clock">;

const day = (column: PgColumn) => asText(sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`);
const page = sql`limit ${sql.placeholder("limit")}::int offset ${sql.placeholder("offset")}::int`;

const gamesToCome: SQL = sql`where ${teeTimes.status} = 'active' and ${teeTimes.isPublic}
  and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz`;
const publicProfiles: SQL = sql`where ${users.publicProfile} and ${users.deletedAt} is null and ${isNotSuspended}`;

const listedCourses: SQL = sql`where ${golfCourses.archivedAt} is null`;

const count = { count: asInteger(sql`count(*)`) };
const queries = {
  games: {
    count: prepareSelect(count, from(teeTimes), gamesToCome),
    list: prepareSelect(
      { id: teeTimes.id, changedOn: day(teeTimes.updatedAt) },
      from(teeTimes),
      sql`${gamesToCome} order by ${teeTimes.teeOffAt}, ${teeTimes.id} ${page}`,
    ),
  },
  profiles: {
    count: prepareSelect(count, from(users), publicProfiles),
    list: prepareSelect(
      { id: users.id, changedOn: day(users.updatedAt) },
      from(users),
      sql`${publicProfiles} order by ${users.id} ${page}`,
    ),
  },
  courses: {
    count: prepareSelect(count, from(golfCourses), listedCourses),
    list: prepareSelect(
      { id: golfCourses.id, changedOn: nullable(asText(sql`null`)) },
      from(golfCourses),
      sql`${listedCourses} order by ${golfCourses.id} ${page}`,
    ),
  },
};

/** How many pages of a kind anyone may see: public profiles, public games that have not teed off, and courses. */
export async function countListedPages({ db, clock }: Context, kind: ListedKind): Promise<number> {
  const [row] = await queries[kind].count(db, { now: clock.now().toString() });
  return row?.count ?? 0;
}

type Slice = { limit: number; offset: number };

export const listListedPages = ({ db, clock }: Context, kind: ListedKind, slice: Slice): Promise<ListedPage[]> =>
  queries[kind].list(db, { now: clock.now().toString(), ...slice });
