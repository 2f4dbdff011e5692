import type { Db } from "@fourball/db/client";
import { builder } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, savedSearches, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { FILL_REASONS } from "@fourball/domain/fill/constants";
import { filterInMessage } from "@fourball/domain/saved-search/in-words";
import { and, countDistinct, desc, eq, inArray, isNull, max, ne, notInArray, sql } from "drizzle-orm";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isCandidate } from "../saved-search/find-searches.ts";
import { filterMatches } from "../saved-search/match-conditions.ts";
import { selectPosted } from "../saved-search/posted-game.ts";
import { attended, type Found, LOOKED_AT, MOST, writtenAbout } from "./found.ts";
import { type Game, groupOf, isWaitlisted, mayBeWritten } from "./may-be-written.ts";
import { findUsual } from "./usual-days.ts";

/** The golfers who may be written to and weren't about this game, each with the first reason that there is. */
export async function findCandidates(db: Db, game: Game, now: Temporal.Instant): Promise<Found[]> {
  const found = [
    ...(await findWaitlisted(db, game)),
    ...(await findByRounds(db, game)),
    ...(await findSearching(db, game)),
    ...(await findUsual(db, game, now)),
  ];
  const may = await mayAllBeWritten(db, game, [...new Set(found.map(({ golferId }) => golferId))]);
  const seen = new Set<string>();
  const withFirst = found.filter(({ golferId }) => !seen.has(golferId) && seen.add(golferId));
  const left = withFirst.filter(({ golferId }) => may.has(golferId)).sort((a, b) => a.rank - b.rank);
  return FILL_REASONS.flatMap((reason) => left.filter(({ why }) => why.reason === reason).slice(0, MOST));
}

/** Looked at last and by their ids: of all golfers of a place it would take seconds. */
async function mayAllBeWritten(db: Db, game: Game, ids: string[]): Promise<Set<string>> {
  const isAllowed = and(anyOf(users.id, ids), mayBeWritten(game));
  return new Set((await db.select({ id: users.id }).from(users).where(isAllowed)).map(({ id }) => id));
}

async function findWaitlisted(db: Db, { id }: Game): Promise<Found[]> {
  const { userId, teeTimeId, joinedAt } = teeTimeParticipants;
  const waiting = await db
    .select({ golferId: userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, id), isWaitlisted(teeTimeParticipants), notInArray(userId, writtenAbout({ id }))))
    .orderBy(joinedAt, teeTimeParticipants.id)
    .limit(LOOKED_AT);
  return waiting.map(({ golferId }, rank) => ({ golferId, why: { reason: "waitlist" }, throughId: null, rank }));
}

/** Partners of the host, with whom the host played most recently first, and who played with one of the group, most rounds first. */
async function findByRounds(db: Db, game: Game): Promise<Found[]> {
  // Group and rounds are known beforehand, so that PostgreSQL looks each of them up by an index.
  const group = (await db.select().from(groupOf(game).as("group"))).map(({ id }) => id);
  const ofGroup = attended("of_group");
  const played = await db
    .selectDistinct({ id: teeTimes.id })
    .from(ofGroup)
    .innerJoin(teeTimes, and(eq(teeTimes.id, ofGroup.teeTimeId), eq(teeTimes.status, "completed")))
    .where(anyOf(ofGroup.userId, group));
  const games = played.map(({ id }) => id);
  const withHost = togetherWith({ game, group: [game.hostId], games }).as("with_host");
  const partners = await db
    .select({ golferId: users.id })
    .from(users)
    .leftJoin(withHost, eq(withHost.golferId, users.id))
    .where(and(inArray(users.id, partnersOf(game.hostId)), notInArray(users.id, writtenAbout(game))))
    .orderBy(sql`${withHost.lastAt} desc nulls last`, users.id)
    .limit(LOOKED_AT);
  const withGroup = togetherWith({ game, group, games }).as("with_group");
  const together = await db
    .select()
    .from(withGroup)
    .where(notInArray(withGroup.golferId, writtenAbout(game)))
    .orderBy(desc(withGroup.rounds), desc(withGroup.lastAt), withGroup.golferId)
    .limit(LOOKED_AT);
  return [
    ...partners.map(({ golferId }, rank) => ({
      golferId,
      why: { reason: "partner" as const },
      throughId: game.hostId,
      rank,
    })),
    ...together.map(({ golferId, throughId, rounds }) => ({
      golferId,
      why: { reason: "played-together" as const },
      throughId,
      rank: -rounds,
    })),
  ];
}

/** Who played with one of these golfers in these rounds: in how many, the last of them, and with whom, the host before the players. */
function togetherWith({ game, group, games }: { game: Game; group: string[]; games: string[] }) {
  const [ofGroup, ofGolfer] = [attended("of_group"), attended("of_golfer")];
  const through = sql`(array_agg(${ofGroup.userId} order by ${ofGroup.userId} = ${game.hostId} desc, ${ofGroup.userId}))[1]`;
  return builder
    .select({
      golferId: ofGolfer.userId,
      rounds: countDistinct(ofGroup.teeTimeId).as("rounds"),
      lastAt: max(teeTimes.teeOffAt).as("last_at"),
      throughId: through.mapWith(String).as("through_id"),
    })
    .from(ofGroup)
    .innerJoin(teeTimes, eq(teeTimes.id, ofGroup.teeTimeId))
    .innerJoin(ofGolfer, and(eq(ofGolfer.teeTimeId, ofGroup.teeTimeId), ne(ofGolfer.userId, ofGroup.userId)))
    .where(and(anyOf(ofGroup.userId, group), anyOf(ofGroup.teeTimeId, games), anyOf(ofGolfer.teeTimeId, games)))
    .groupBy(ofGolfer.userId);
}

/** Those whose saved searches look for such a game, the nearest place first. */
async function findSearching(db: Db, { id }: Game): Promise<Found[]> {
  const [game] = await selectPosted(db, eq(teeTimes.id, id));
  if (!game) return [];
  const { latitude, longitude, userId, filter, nearName, stoppedAt, courseId } = savedSearches;
  const km = sql`coalesce(earth_distance(ll_to_earth(${latitude}, ${longitude}),
    ll_to_earth(${game.latitude}::float8, ${game.longitude}::float8)) / 1000, 0)`.mapWith(Number);
  const searches = await db
    .select({ golferId: userId, filter, nearName, courseName: golfCourses.name, rank: km })
    .from(savedSearches)
    .leftJoin(golfCourses, eq(golfCourses.id, courseId))
    .where(and(isNull(stoppedAt), isCandidate(game), filterMatches(game), notInArray(userId, writtenAbout({ id }))))
    .orderBy(km, savedSearches.id)
    .limit(LOOKED_AT);
  return searches.map(({ golferId, filter, rank, ...places }) => ({
    golferId,
    why: { reason: "saved-search", search: filterInMessage(filter, places) },
    throughId: null,
    rank,
  }));
}
