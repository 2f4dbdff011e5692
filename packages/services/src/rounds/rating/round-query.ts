import type { Db } from "@fourball/db/client";
import { instantOf } from "@fourball/db/instants";
import {
  attendanceRecords,
  golfCourses,
  playAgainAnswers,
  roundRatings,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { asksWhoCame } from "@fourball/domain/attendance/windows";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "@fourball/domain/rating/window";
import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";

const given = alias(roundRatings, "given");
const received = alias(roundRatings, "received");

function selectRounds(db: Db, which: SQL | undefined) {
  const isHidden = and(eq(roundRatings.teeTimeId, teeTimes.id), isNull(roundRatings.revealedAt));
  const { teeTimeId, userId, kind } = attendanceRecords;
  const isOfPlayer = and(eq(teeTimeId, teeTimes.id), ne(userId, teeTimes.hostId), ne(kind, "late-withdrawal"));
  return db
    .select({
      teeTimeId: teeTimes.id,
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
      status: teeTimes.status,
      /** Null while the round is not over. */
      completedAt: teeTimes.completedAt,
      hostId: teeTimes.hostId,
      teeOffAt: teeTimes.teeOffAt,
      badWeatherAt: teeTimes.badWeatherAt,
      attendanceSaidAt: teeTimes.attendanceSaidAt,
      /** Whether something that was said is not revealed yet. */
      hasHidden: exists(db.select({ id: roundRatings.id }).from(roundRatings).where(isHidden)).mapWith(Boolean),
      /** Whether the host can say of a player who came: not of rounds that are older than the record. */
      isOnRecord: exists(db.select({ id: attendanceRecords.id }).from(attendanceRecords).where(isOfPlayer)).mapWith(Boolean),
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(which)
    .orderBy(desc(teeTimes.completedAt), teeTimes.id);
}

/** Without the viewer, and without accounts that were closed; the host first. */
function selectGolfers(db: Db, viewerId: string, ids: string[]) {
  const { teeTimeId, userId, status, joinedAt } = teeTimeParticipants;
  const hosts = db
    .select({ teeTimeId: teeTimes.id, userId: teeTimes.hostId, joinedAt: teeTimes.createdAt })
    .from(teeTimes)
    .where(inArray(teeTimes.id, ids));
  const confirmed = db
    .select({ teeTimeId, userId, joinedAt })
    .from(teeTimeParticipants)
    .where(and(inArray(teeTimeId, ids), eq(status, "confirmed")));
  const players = unionAll(hosts, confirmed).as("players");
  const ofRound = (rating: typeof given | typeof received) => eq(rating.teeTimeId, players.teeTimeId);
  return db
    .select({
      teeTimeId: players.teeTimeId,
      userId: users.id,
      golfer: {
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
        handicap: users.handicap,
        hasPublicProfile: users.publicProfile,
      },
      given: { playedTogether: given.playedTogether, stars: given.stars },
      received: received.stars,
      playAgain: playAgainAnswers.answer,
    })
    .from(players)
    .innerJoin(teeTimes, eq(teeTimes.id, players.teeTimeId))
    .innerJoin(users, and(eq(users.id, players.userId), isNull(users.deletedAt)))
    .leftJoin(given, and(ofRound(given), eq(given.raterId, viewerId), eq(given.rateeId, users.id)))
    .leftJoin(
      received,
      and(ofRound(received), eq(received.raterId, users.id), eq(received.rateeId, viewerId), isNotNull(received.revealedAt)),
    )
    .leftJoin(playAgainAnswers, and(eq(playAgainAnswers.golferId, viewerId), eq(playAgainAnswers.otherId, users.id)))
    .where(ne(users.id, viewerId))
    .orderBy(ne(users.id, teeTimes.hostId), players.joinedAt, users.id);
}

export type RoundRow = Awaited<ReturnType<typeof selectRounds>>[number] & Pick<RoundRating, "golfers">;

/** Rounds as the viewer, who played them, may rate them; latest first. */
export async function findRounds(db: Db, viewerId: string, which: SQL | undefined): Promise<RoundRow[]> {
  const rounds = await selectRounds(db, which);
  const ids = rounds.map(({ teeTimeId }) => teeTimeId);
  const rows = ids.length > 0 ? await selectGolfers(db, viewerId, ids) : [];
  return rounds.map((round) => {
    const golfers = rows.filter(({ teeTimeId }) => teeTimeId === round.teeTimeId);
    return { ...round, golfers: golfers.map(golferOfRow) };
  });
}

type GolferRow = Awaited<ReturnType<typeof selectGolfers>>[number];

const golferOfRow = ({ teeTimeId: _, received: stars, ...golfer }: GolferRow): RoundRating["golfers"][number] => ({
  ...golfer,
  received: stars === null ? null : { stars },
});

/** As the viewer reads it; refuses a round that is not over. */
export function roundOfRow(row: RoundRow, viewerId: string, now: Temporal.Instant): RoundRating {
  const { teeTimeId, courseName, timeZone, date, time, golfers } = row;
  const completedAt = requireCompleted({ status: row.status, completedAt: row.completedAt && instantOf(row.completedAt) });
  const closesAt = ratingClosesAt(completedAt).toString();
  const game = { ...row, teeOffAt: instantOf(row.teeOffAt) };
  return {
    teeTimeId,
    courseName,
    timeZone,
    date,
    time,
    closesAt,
    isOpen: isRatingOpen(completedAt, now),
    golfers,
    asksWhoCame: row.hostId === viewerId && row.isOnRecord && golfers.length > 0 && asksWhoCame(game, now),
  };
}
