import type { Db } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { NOT_A_PARTICIPANT } from "@fourball/domain/chat/constants";
import { forbidden, notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { Named } from "@fourball/domain/profile/name";
import type { TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { sql } from "drizzle-orm";

export type ChatSeat = {
  status: (typeof TEE_TIME_STATUSES)[number];
  teeOffAt: Temporal.Instant;
  /** The host and the confirmed players, all who may read and write. */
  seats: string[];
  /** The viewer's. */
  name: Named;
};

type SeatRow = {
  hostId: string;
  isPublic: boolean;
  status: ChatSeat["status"];
  inviteToken: string | null;
  teeOffMs: number;
  seats: string[];
  own: ParticipantStatus | null;
  firstName: string | null;
  lastName: string | null;
};

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;

const find = prepareSql<SeatRow>(sql`
  select ${teeTimes.hostId} as "hostId", ${teeTimes.isPublic} as "isPublic", ${teeTimes.status} as "status",
    ${teeTimes.inviteToken} as "inviteToken", (extract(epoch from ${teeTimes.teeOffAt}) * 1000)::float8 as "teeOffMs",
    ${users.firstName} as "firstName", ${users.lastName} as "lastName",
    array[${teeTimes.hostId}::text] || array(select p.user_id::text from ${teeTimeParticipants} p
      where p.tee_time_id = ${id} and p.status = 'confirmed') as "seats",
    (select p.status from ${teeTimeParticipants} p
      where p.tee_time_id = ${id} and p.user_id = ${sql.placeholder("viewer")}::uuid) as "own"
  from ${teeTimes} left join ${users} on ${users.id} = ${sql.placeholder("viewer")}::uuid where ${teeTimes.id} = ${id}`);

// Whoever changes who plays locks the row for update: what is asked after this is wholly before or wholly after the change.
const hold = prepareSql(sql`select 1 from ${teeTimes} where ${teeTimes.id} = ${id} for key share`);

/**
 * The room of a game, for its host and confirmed players; 403 for others who may know of the game, 404 for everyone else.
 * `held`, inside a transaction, keeps the seat until its end.
 */
export async function requireChatSeat(db: Db, viewer: Viewer, teeTimeId: string, { held = false } = {}): Promise<ChatSeat> {
  // A statement of its own: one that waits for a lock goes on with what it saw of the participants before it waited.
  if (held) await hold(db, { teeTimeId });
  const [row] = await find(db, { teeTimeId, viewer: viewer.id });
  if (!row) throw notFound("Tee time not found");
  const isHost = row.hostId === viewer.id;
  assertSees(row, isHost ? "host" : row.own);
  if (!isHost && row.own !== "confirmed") throw forbidden(NOT_A_PARTICIPANT);
  const { status, seats, firstName, lastName } = row;
  const teeOffAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(row.teeOffMs));
  return { status, teeOffAt, seats, name: { firstName, lastName } };
}
