import type { Db, Tx } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { chatMessages, chatReads, chatRooms } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

type Membership = { teeTimeId: string; userId: string; type: "member_joined" | "member_left" };

const teeTimeId = sql.placeholder("teeTimeId");
const userId = sql.placeholder("userId");

/** The next number of the room, and its message. */
function nextMessage(db: Db, type: Membership["type"]) {
  const lastSeq = sql`${chatRooms.lastSeq} + 1`;
  const moved = db
    .insert(chatRooms)
    .values({ teeTimeId, lastSeq: 1 })
    .onConflictDoUpdate({ target: chatRooms.teeTimeId, set: { lastSeq } })
    .returning({ lastSeq: chatRooms.lastSeq });
  const room = db.$with("room").as(moved);
  const seq = sql`${db.select({ lastSeq: room.lastSeq }).from(room)}`;
  return { room, message: { teeTimeId, seq, type, userId } };
}

const recordLeft = prepareOnce((db) => {
  const { room, message } = nextMessage(db, "member_left");
  return db.with(room).insert(chatMessages).values(message);
});

const recordJoined = prepareOnce((db) => {
  const { room, message } = nextMessage(db, "member_joined");
  const stored = db.$with("stored").as(db.insert(chatMessages).values(message).returning({ seq: chatMessages.seq }));
  const seq = sql`${db.select({ seq: stored.seq }).from(stored)}`;
  return db
    .with(room, stored)
    .insert(chatReads)
    .values({ teeTimeId, userId, seq })
    .onConflictDoUpdate({ target: [chatReads.teeTimeId, chatReads.userId], set: { seq: sql`excluded.seq` } });
});

/** Records joining and leaving as chat messages. Earlier messages don't count as unread for a new golfer. */
export async function recordMembership(tx: Tx, { type, ...golfer }: Membership): Promise<void> {
  if (type === "member_joined") await recordJoined(tx, golfer);
  else await recordLeft(tx, golfer);
}
