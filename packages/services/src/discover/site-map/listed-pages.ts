import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, isNull } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";

export const LISTED_KINDS = ["games", "profiles", "courses"] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** `changedOn` is a date in UTC, where it is known. */
export type ListedPage = { id: string; changedOn: string | null };

type Context = Pick<ServiceContext, "db" | "clock">;
type Slice = { limit: number; offset: number };

const isGameToCome = (now: Temporal.Instant) =>
  and(eq(teeTimes.status, "active"), teeTimes.isPublic, gt(teeTimes.teeOffAt, toTimestamp(now)));
const isPublicProfile = and(users.publicProfile, isNull(users.deletedAt), isNotSuspended);
const isListedCourse = isNull(golfCourses.archivedAt);

/** How many pages of a kind anyone may see: public profiles, public games that have not teed off, and courses. */
export async function countListedPages({ db, clock }: Context, kind: ListedKind): Promise<number> {
  if (kind === "games") return db.$count(teeTimes, isGameToCome(clock.now()));
  return kind === "profiles" ? db.$count(users, isPublicProfile) : db.$count(golfCourses, isListedCourse);
}

export async function listListedPages(ctx: Context, kind: ListedKind, slice: Slice): Promise<ListedPage[]> {
  const pages = await list[kind](ctx, slice);
  return pages.map(({ id, changedAt }) => ({ id, changedOn: changedAt?.toISOString().slice(0, "YYYY-MM-DD".length) ?? null }));
}

type List = (ctx: Context, slice: Slice) => Promise<{ id: string; changedAt?: Date }[]>;

const list: Record<ListedKind, List> = {
  async games({ db, clock }, { limit, offset }) {
    const { id, teeOffAt, updatedAt: changedAt } = teeTimes;
    const games = db.select({ id, changedAt }).from(teeTimes).where(isGameToCome(clock.now()));
    return games.orderBy(teeOffAt, id).limit(limit).offset(offset);
  },
  async profiles({ db }, { limit, offset }) {
    const { id, updatedAt: changedAt } = users;
    return db.select({ id, changedAt }).from(users).where(isPublicProfile).orderBy(id).limit(limit).offset(offset);
  },
  async courses({ db }, { limit, offset }) {
    const { id } = golfCourses;
    return db.select({ id }).from(golfCourses).where(isListedCourse).orderBy(id).limit(limit).offset(offset);
  },
};
