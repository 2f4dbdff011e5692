import type { Db } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asTexts, like, nullable } from "@fourball/db/select/expression";
import { instantOf } from "@fourball/db/select/iso-instant";
import { prepareSelect, prepareStatement } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { NOT_A_PARTICIPANT } from "@fourball/domain/chat/constants";
import { forbidden, notFound } from "@fourball/domain/failure";
import type { Named } from "@fourball/domain/profile/name";
import type { TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { sql } from "drizzle-orm";
import { isHidden } from "./hidden-games.ts";
import { isShownFirst } from "./shown-first.ts";
import { viewer } from "./viewer.ts";

export type ChatAccess = {
  hostId: string;
  status: (typeof TEE_TIME_STATUSES)[number];
  teeOffAt: Temporal.Instant;
  /** The host and the confirmed players, all who may read and write. */
  readerIds: string[];
  /** The viewer's. */
  name: Named;
};

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;

const find = prepareSelect(
  {
    hostId: teeTimes.hostId,
    isHidden,
    isShownFirst,
    isPublic: teeTimes.isPublic,
    status: teeTimes.status,
    teeOffAt: teeTimes.teeOffAt,
    firstName: users.firstName,
    lastName: users.lastName,
    readerIds: asTexts(sql`array[${teeTimes.hostId}::text] || array(select p.user_id::text from ${teeTimeParticipants} p
      where p.tee_time_id = ${id} and p.status = 'confirmed')`),
    own: nullable(
      like(
        teeTimeParticipants.status,
        sql`select p.status from ${teeTimeParticipants} p where p.tee_time_id = ${id} and p.user_id = ${viewer}`,
      ),
    ),
  },
  from(teeTimes).leftJoin(users, sql`${users.id} = ${viewer}`),
  sql`where ${teeTimes.id} = ${id}`,
);

// Changes of players lock the row for update, so reads after this see either all or nothing of such a change.
const hold = prepareStatement(sql`select 1 from ${teeTimes} where ${teeTimes.id} = ${id} for key share`);

/**
 * The room of a game, for its host and confirmed players; 403 for others who may know of the game, 404 for everyone else.
 * `held`, inside a transaction, keeps the access until the transaction ends.
 */
export async function requireChatAccess(db: Db, viewer: Viewer, teeTimeId: string, { held = false } = {}): Promise<ChatAccess> {
  // A statement of its own: one that waits for a lock goes on with what it saw of the participants before it waited.
  if (held) await hold(db, { teeTimeId });
  const [row] = await find(db, { teeTimeId, viewer: viewer.id });
  if (!row) throw notFound("Tee time not found");
  const isHost = row.hostId === viewer.id;
  assertSees(row, isHost ? "host" : row.own);
  if (!isHost && row.own !== "confirmed") throw forbidden(NOT_A_PARTICIPANT);
  const { hostId, status, readerIds, firstName, lastName } = row;
  return { hostId, status, teeOffAt: instantOf(row.teeOffAt), readerIds, name: { firstName, lastName } };
}
