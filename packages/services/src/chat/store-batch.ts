import { prepareText } from "@fourball/db/prepare-once";
import { nullable } from "@fourball/db/schema/columns";
import { chatMessages, chatRooms, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { chatsClosedUntil } from "@fourball/domain/chat/constants";
import { type SQL, sql } from "drizzle-orm";
import type { NewMessage, WriterContext } from "../core/message-writer.ts";
import { messageAsStored, type StoredMessage } from "./stored-message.ts";

export type WaitingMessage = { ctx: WriterContext; message: NewMessage };

/**
 * Stores messages of many chats under the next numbers, in their order, by one statement for all. Left out of the result are
 * those that have to be stored or refused alone: in a chat that is locked now or takes none, and of a golfer who may not write
 * there. No two may have the same client id.
 */
export async function storeBatch<Waiting extends WaitingMessage>(
  { db, clock }: Pick<WriterContext, "db" | "clock">,
  batch: Waiting[],
): Promise<Map<Waiting, StoredMessage>> {
  const rows = await storeMessages(db, {
    ids: [...new Set(batch.map(({ message }) => message.teeTimeId))],
    rows: JSON.stringify(batch.map(newRow)),
    closedUntil: chatsClosedUntil(clock.now()).toString(),
  });
  const stored = new Map<Waiting, StoredMessage>();
  for (const { place, readerIds, isRepeated, firstName, lastName, ...row } of rows) {
    const waiting = batch[place];
    if (!waiting) throw new Error("a message was stored that is not in its batch");
    const { message: sent, ctx } = waiting;
    const author = { id: ctx.viewer.id, firstName, lastName };
    stored.set(waiting, { message: messageAsStored({ sent, author, row }), readerIds, isRepeated });
  }
  return stored;
}

const newRow = ({ ctx, message: { teeTimeId, message, clientId } }: WaitingMessage, place: number): NewRow => ({
  place,
  tee_time_id: teeTimeId,
  user_id: ctx.viewer.id,
  message,
  client_id: clientId ?? null,
});

/** What is to be stored, as JSON; `place` is its place in the batch. */
type NewRow = {
  place: number;
  tee_time_id: string;
  user_id: string;
  message: string;
  client_id: string | null;
};

const columns = {
  place: sql`stored.place`.mapWith(Number),
  id: sql`stored.id`.mapWith(chatMessages.id),
  seq: sql`stored.seq`.mapWith(Number),
  message: sql`stored.message`.mapWith(chatMessages.message),
  createdAt: sql`stored.created_at`.mapWith(chatMessages.createdAt),
  isDeleted: sql`stored.is_deleted`.mapWith(Boolean),
  isRepeated: sql`stored.is_repeated`.mapWith(Boolean),
  firstName: nullable(sql`stored.first_name`.mapWith(users.firstName)),
  lastName: nullable(sql`stored.last_name`.mapWith(users.lastName)),
  readerIds: sql`stored.reader_ids::text[]`.mapWith((ids: string[]) => ids),
};

/**
 * Locks the chats, checks who may write in them, and stores messages under the next numbers, as one statement that never waits
 * for a lock. What it reads is from before it had the locks, so a chat whose rows were changed in between is left out: a change
 * of who plays changes the row of the game, and a message that of its room. A lock for key share would not show such a change.
 * It is SQL, since the builder has neither windows nor the versions of rows (`ctid`).
 */
export const prepareStoring = (ids: SQL) =>
  prepareText(
    columns,
    (list) => sql`
    with given as materialized (
      select * from json_to_recordset(${sql.placeholder("rows")}::text::json)
        as given (place int, tee_time_id uuid, user_id uuid, message text, client_id text)
    ),
    game as materialized (
      select id, host_id, status, tee_off_at, ctid as version from ${teeTimes} where id = any(${ids}) for share skip locked
    ),
    room as materialized (
      select tee_time_id, last_seq, ctid as version from ${chatRooms} where tee_time_id = any(${ids}) for update skip locked
    ),
    author as materialized (
      select id, first_name, last_name from ${users} where id = any(array(select user_id from given)) for key share skip locked
    ),
    chat as materialized (
      select game.id, coalesce((select last_seq from room where room.tee_time_id = game.id), 0) as last_seq,
        array[game.host_id] || array(
          select user_id from ${teeTimeParticipants} where tee_time_id = game.id and status = 'confirmed'
        ) as reader_ids
      from game join ${teeTimes} as seen on seen.id = game.id and seen.ctid = game.version
      where game.status <> 'cancelled' and game.tee_off_at > ${sql.placeholder("closedUntil")}::timestamptz
        and (select ctid from ${chatRooms} where tee_time_id = game.id)
          is not distinct from (select version from room where tee_time_id = game.id)
    ),
    accepted as materialized (
      select given.*, chat.last_seq, chat.reader_ids, author.first_name, author.last_name
      from given join chat on chat.id = given.tee_time_id and given.user_id = any(chat.reader_ids)
        join author on author.id = given.user_id
    ),
    sent as materialized (
      select accepted.*, old.id, old.seq, old.message as old_message, old.created_at, old.deleted_at is not null as is_deleted
      from accepted join ${chatMessages} as old on old.tee_time_id = accepted.tee_time_id and old.user_id = accepted.user_id
        and old.client_id = accepted.client_id
    ),
    fresh as materialized (
      select *, gen_random_uuid() as id, last_seq + row_number() over (partition by tee_time_id order by place) as seq,
        clock_timestamp() as created_at
      from accepted where place not in (select place from sent)
    ),
    moved as (
      insert into ${chatRooms} (tee_time_id, last_seq) select tee_time_id, max(seq) from fresh group by tee_time_id order by tee_time_id
      on conflict (tee_time_id) do update set last_seq = excluded.last_seq
    ),
    written as (
      insert into ${chatMessages} (id, tee_time_id, seq, type, user_id, message, client_id, created_at)
      select id, tee_time_id, seq, 'message', user_id, message, client_id, created_at from fresh order by place
    )
    select ${list} from (
      select place, id, seq, message, created_at, false as is_deleted, false as is_repeated, first_name, last_name, reader_ids from fresh
      union all
      select place, id, seq, old_message, created_at, is_deleted, true, first_name, last_name, reader_ids from sent
    ) as stored`,
  );

// A room that another process made since then has taken the numbers, which fails.
export const storeMessages = prepareStoring(sql`${sql.placeholder("ids")}::uuid[]`);
