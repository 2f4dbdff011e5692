import { arrivals, attendanceRecords, teeTimeParticipants, users } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { instantOf, isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObject } from "@fourball/db/select/json";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { markStateOf } from "@fourball/domain/attendance/entry";
import type { RoundAttendance, RoundPlayer } from "@fourball/domain/attendance/schema";
import { answersCloseAt, isOpenUntil, marksCloseAt } from "@fourball/domain/attendance/windows";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { settleRound } from "./lock-round.ts";

const record = attendanceRecords;

const findPlayers = prepareSelect(
  {
    userId: users.id,
    golfer: jsonObject({
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      handicap: asFloat(users.handicap),
    }),
    kind: record.kind,
    markedAt: record.markedAt,
    markOutcome: record.markOutcome,
    showsAt: record.showsAt,
    disputedAt: record.disputedAt,
    decision: record.decision,
    arrivedAt: arrivals.arrivedAt,
  },
  from(teeTimeParticipants)
    .join(users, sql`${users.id} = ${teeTimeParticipants.userId} and ${users.deletedAt} is null`)
    .join(
      record,
      sql`${record.teeTimeId} = ${teeTimeParticipants.teeTimeId} and ${record.userId} = ${users.id} and ${record.kind} <> 'late-withdrawal'`,
    )
    .leftJoin(arrivals, sql`${arrivals.teeTimeId} = ${teeTimeParticipants.teeTimeId} and ${arrivals.userId} = ${users.id}`),
  sql`where ${teeTimeParticipants.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid and ${teeTimeParticipants.status} = 'confirmed'
    order by ${teeTimeParticipants.joinedAt}, ${teeTimeParticipants.id}`,
);

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
  const players = (await findPlayers(db, { teeTimeId: id })).map((row) => playerOfRow(row, now));
  const isHost = hostId === viewer.id;
  return {
    teeTimeId: id,
    closesAt: marksCloseAt({ teeOffAt }).toString(),
    players: isHost ? players : players.filter((each) => each.userId !== viewer.id && each.answerBy !== null),
  };
}

function playerOfRow(row: RowOf<typeof findPlayers>, now: Temporal.Instant): RoundPlayer {
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
