import type { Db } from "@fourball/db/client";
import { anyOf } from "@fourball/db/schema/columns";
import { fillMessages, golfCourses, savedSearches, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { filterInMessage } from "@fourball/domain/saved-search/in-words";
import { and, countDistinct, desc, eq, inArray, isNull, ne, notInArray, sql } from "drizzle-orm";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isCandidate } from "../saved-search/find-searches.ts";
import { filterMatches } from "../saved-search/match-conditions.ts";
import { selectPosted } from "../saved-search/posted-game.ts";
import { attended, type Found, MOST } from "./found.ts";
import { type Game, groupOf, isWaitlisted, mayBeWritten } from "./may-be-written.ts";
import { findUsual } from "./usual-days.ts";

/** The golfers who may be written to and weren't about this game, each with the first reason that there is. */
export async function findCandidates(db: Db, game: Game, now: Temporal.Instant): Promise<Found[]> {
  const written = db.select({ id: fillMessages.userId }).from(fillMessages).where(eq(fillMessages.teeTimeId, game.id));
  const isNew = and(mayBeWritten(game), notInArray(users.id, written));
  const together = await findTogether(db, game, isNew);
  const rounds = new Map(together.map(({ golferId, rounds }) => [golferId, rounds]));
  const partners = await db
    .select({ golferId: users.id })
    .from(users)
    .where(and(inArray(users.id, partnersOf(game.hostId)), isNew))
    .limit(MOST);
  const found: Found[] = [
    ...(await findWaitlisted(db, game, isNew)),
    ...partners.map(({ golferId }) => ({
      golferId,
      why: { reason: "partner" as const },
      throughId: game.hostId,
      rank: -(rounds.get(golferId) ?? 0),
    })),
    ...together.map(({ golferId, throughId, rounds }) => ({
      golferId,
      why: { reason: "played-together" as const },
      throughId,
      rank: -rounds,
    })),
    ...(await findSearching(db, game, isNew)),
    ...(await findUsual(db, game, { isNew, now })),
  ];
  return [...new Map(found.toReversed().map((each) => [each.golferId, each])).values()];
}

type Condition = ReturnType<typeof and>;

async function findWaitlisted(db: Db, { id }: Game, isNew: Condition): Promise<Found[]> {
  const { userId, teeTimeId, joinedAt } = teeTimeParticipants;
  const waiting = await db
    .select({ golferId: users.id })
    .from(teeTimeParticipants)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(teeTimeId, id), isWaitlisted(teeTimeParticipants), isNew))
    .orderBy(joinedAt, teeTimeParticipants.id)
    .limit(MOST);
  return waiting.map(({ golferId }, rank) => ({ golferId, why: { reason: "waitlist" }, throughId: null, rank }));
}

/** Those who played with one of the group, with how many rounds; most rounds first. */
async function findTogether(db: Db, game: Game, isNew: Condition) {
  // Known beforehand, so that PostgreSQL looks up their games by the index.
  const group = (await db.select().from(groupOf(game).as("group"))).map(({ id }) => id);
  const [ofGroup, ofGolfer] = [attended("of_group"), attended("of_golfer")];
  const rounds = countDistinct(ofGroup.teeTimeId);
  // The host before the players.
  const through = sql`(array_agg(${ofGroup.userId} order by ${ofGroup.userId} = ${game.hostId} desc, ${ofGroup.userId}))[1]`;
  return db
    .select({ golferId: users.id, rounds, throughId: through.mapWith(String) })
    .from(ofGroup)
    .innerJoin(ofGolfer, and(eq(ofGolfer.teeTimeId, ofGroup.teeTimeId), ne(ofGolfer.userId, ofGroup.userId)))
    .innerJoin(teeTimes, and(eq(teeTimes.id, ofGroup.teeTimeId), eq(teeTimes.status, "completed")))
    .innerJoin(users, eq(users.id, ofGolfer.userId))
    .where(and(anyOf(ofGroup.userId, group), isNew))
    .groupBy(users.id)
    .orderBy(desc(rounds), users.id)
    .limit(MOST);
}

/** Those whose saved searches look for such a game, the nearest place first. */
async function findSearching(db: Db, { id }: Game, isNew: Condition): Promise<Found[]> {
  const [game] = await selectPosted(db, eq(teeTimes.id, id));
  if (!game) return [];
  const { latitude, longitude, userId, filter, nearName, stoppedAt, courseId } = savedSearches;
  const km = sql`coalesce(earth_distance(ll_to_earth(${latitude}, ${longitude}),
    ll_to_earth(${game.latitude}::float8, ${game.longitude}::float8)) / 1000, 0)`.mapWith(Number);
  const searches = await db
    .select({ golferId: users.id, filter, nearName, courseName: golfCourses.name, rank: km })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(golfCourses, eq(golfCourses.id, courseId))
    .where(and(isNull(stoppedAt), isCandidate(game), filterMatches(game), isNew))
    .orderBy(km, savedSearches.id)
    .limit(MOST);
  return searches.map(({ golferId, filter, rank, ...places }) => ({
    golferId,
    why: { reason: "saved-search", search: filterInMessage(filter, places) },
    throughId: null,
    rank,
  }));
}
