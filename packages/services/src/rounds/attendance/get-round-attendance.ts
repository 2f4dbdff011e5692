import { instantOf, isoInstant } from "@fourball/db/instants";
import { arrivals, attendanceRecords, teeTimeParticipants, users } from "@fourball/db/schema/index";
import { markStateOf } from "@fourball/domain/attendance/entry";
import type { RoundAttendance, RoundPlayer } from "@fourball/domain/attendance/schema";
import { answersCloseAt, isOpenUntil, marksCloseAt } from "@fourball/domain/attendance/windows";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { settleRound } from "./lock-round.ts";

/**
 * Who came to a round that is over. The host sees what became of each mark; a player only about whom the host asks, and never
 * about themself. Before the end of the round there is nothing to see.
 */
export async function getRoundAttendance(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<RoundAttendance> {
  const { hostId, teeOffAt } = await settleRound(ctx, teeTimeId);
  return readRound(ctx, { id: teeTimeId, hostId, teeOffAt });
}

type Reading = Pick<MemberContext, "db" | "viewer" | "clock">;
type Round = { id: string; hostId: string; teeOffAt: Temporal.Instant };

/** The round as it is stored. Whether the viewer may see it is for the caller to check. */
export async function readRound({ db, viewer, clock }: Reading, { id, hostId, teeOffAt }: Round): Promise<RoundAttendance> {
  const now = clock.now();
  const players = (await findPlayers(db, id)).map((row) => playerOfRow(row, now));
  const isHost = hostId === viewer.id;
  return {
    teeTimeId: id,
    closesAt: marksCloseAt({ teeOffAt }).toString(),
    players: isHost ? players : players.filter((each) => each.userId !== viewer.id && each.answerBy !== null),
  };
}

function findPlayers(db: MemberContext["db"], teeTimeId: string) {
  const record = attendanceRecords;
  const { kind, markedAt, markOutcome, showsAt, disputedAt, decision } = record;
  const player = teeTimeParticipants;
  const { firstName, lastName, profileImageUrl, handicap } = users;
  return db
    .select({
      userId: users.id,
      golfer: { firstName, lastName, profileImageUrl, handicap },
      kind,
      markedAt,
      markOutcome,
      showsAt,
      disputedAt,
      decision,
      arrivedAt: arrivals.arrivedAt,
    })
    .from(player)
    .innerJoin(users, and(eq(users.id, player.userId), isNull(users.deletedAt)))
    .innerJoin(record, and(eq(record.teeTimeId, player.teeTimeId), eq(record.userId, users.id), ne(kind, "late-withdrawal")))
    .leftJoin(arrivals, and(eq(arrivals.teeTimeId, player.teeTimeId), eq(arrivals.userId, users.id)))
    .where(and(eq(player.teeTimeId, teeTimeId), eq(player.status, "confirmed")))
    .orderBy(player.joinedAt, player.id);
}

type PlayerRow = Awaited<ReturnType<typeof findPlayers>>[number];

function playerOfRow(row: PlayerRow, now: Temporal.Instant): RoundPlayer {
  const { userId, golfer, disputedAt, showsAt, arrivedAt, ...mark } = row;
  const facts = { ...mark, showsAt: showsAt && instantOf(showsAt), isDisputed: disputedAt !== null };
  const state = markStateOf(facts, now);
  const end = state === "asked" && row.markedAt ? answersCloseAt(instantOf(row.markedAt)) : null;
  return {
    userId,
    golfer,
    state,
    arrivedAt: arrivedAt && isoInstant(arrivedAt),
    showsAt: showsAt && isoInstant(showsAt),
    answerBy: end && isOpenUntil(end, now) ? end.toString() : null,
  };
}
