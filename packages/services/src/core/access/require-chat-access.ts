import type { Db } from "@fourball/db/client";
import { flag, textsOf } from "@fourball/db/expressions";
import { instantOf } from "@fourball/db/instants";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Named } from "@fourball/domain/profile/name";
import type { TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isHiddenGame } from "./hidden-games.ts";
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

const player = alias(teeTimeParticipants, "player");

/** The confirmed players of each game, beside its host all who may read and write in its chat. */
export const playersOfGame = textsOf(
  builder
    .select({ id: player.userId })
    .from(player)
    .where(and(eq(player.teeTimeId, teeTimes.id), eq(player.status, "confirmed"))),
);

const isGame = eq(teeTimes.id, sql.placeholder("teeTimeId"));
const { userId, teeTimeId, status } = teeTimeParticipants;
const isOwn = and(eq(teeTimeId, teeTimes.id), eq(userId, viewer));

const find = prepareOnce((db) =>
  db
    .select({
      hostId: teeTimes.hostId,
      isHidden: flag(isHiddenGame),
      isShownFirst: flag(isShownFirst),
      isPublic: teeTimes.isPublic,
      status: teeTimes.status,
      teeOffAt: teeTimes.teeOffAt,
      firstName: users.firstName,
      lastName: users.lastName,
      playerIds: playersOfGame,
      own: status,
    })
    .from(teeTimes)
    .leftJoin(users, eq(users.id, viewer))
    .leftJoin(teeTimeParticipants, isOwn)
    .where(isGame),
);

// Changes of players lock the row for update, so reads after this see either all or nothing of such a change.
const hold = prepareOnce((db) => db.select({ id: teeTimes.id }).from(teeTimes).where(isGame).for("key share"));

/**
 * The room of a game, for its host and confirmed players; 403 for others who may know of the game, 404 for everyone else.
 * `held`, inside a transaction, keeps the access until the transaction ends.
 */
export async function requireChatAccess(db: Db, viewer: Viewer, teeTimeId: string, { held = false } = {}): Promise<ChatAccess> {
  // A statement of its own: one that waits for a lock goes on with what it saw of the participants before it waited.
  if (held) await hold(db, { teeTimeId });
  const [row] = await find(db, { teeTimeId, viewer: viewer.id });
  if (!row) throw fail("teeTimeNotFound");
  const isHost = row.hostId === viewer.id;
  assertSees(row, isHost ? "host" : row.own);
  if (!isHost && row.own !== "confirmed") throw fail("notParticipant");
  const { hostId, status, playerIds, firstName, lastName } = row;
  return {
    hostId,
    status,
    teeOffAt: instantOf(row.teeOffAt),
    readerIds: [hostId, ...playerIds],
    name: { firstName, lastName },
  };
}
