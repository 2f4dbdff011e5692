import type { Tx } from "@fourball/db/client";
import { pipelined } from "@fourball/db/pipelined";
import { prepareOnce } from "@fourball/db/prepare-once";
import { chatMessages, chatRooms } from "@fourball/db/schema/index";
import type { ChatMessageType } from "@fourball/domain/chat/constants";
import { and, eq, sql } from "drizzle-orm";
import { storedColumns } from "./stored-message.ts";

type NewMessage = {
  teeTimeId: string;
  userId: string | null;
  type: ChatMessageType;
  message?: string;
  clientId?: string | undefined;
  pictureId?: string | undefined;
};

const { placeholder } = sql;
const { teeTimeId, lastSeq } = chatRooms;
const isRoom = eq(teeTimeId, placeholder("teeTimeId"));

/** Locked until the transaction ends, so that numbers are unique. */
const lockRoom = prepareOnce((db) => db.select({ lastSeq }).from(chatRooms).where(isRoom).for("update"));
const makeRoom = prepareOnce((db) =>
  db
    .insert(chatRooms)
    .values({ teeTimeId: placeholder("teeTimeId") })
    .onConflictDoNothing(),
);
const moveRoom = prepareOnce((db) =>
  db
    .update(chatRooms)
    .set({ lastSeq: sql`${placeholder("seq")}` })
    .where(isRoom),
);

const stored = { ...storedColumns, pictureId: chatMessages.pictureId };

const findSent = prepareOnce((db) =>
  db
    .select(stored)
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.teeTimeId, placeholder("teeTimeId")),
        eq(chatMessages.userId, placeholder("userId")),
        eq(chatMessages.clientId, placeholder("clientId")),
      ),
    ),
);

const write = prepareOnce((db) =>
  db
    .insert(chatMessages)
    .values({
      teeTimeId: placeholder("teeTimeId"),
      seq: placeholder("seq"),
      type: placeholder("type"),
      userId: placeholder("userId"),
      message: placeholder("message"),
      clientId: placeholder("clientId"),
      pictureId: placeholder("pictureId"),
    })
    .returning(stored),
);

type Stored = Awaited<ReturnType<typeof write>>[number];
export type AppendedMessage = Stored & { isRepeated: boolean };

/**
 * Stores a message under the next number of its room. One that the golfer sent before, by its client id, is not stored
 * again: the stored one is returned. The tee time is locked already: chats come last in the lock order.
 */
export async function appendMessage(
  tx: Tx,
  { teeTimeId, userId, type, message = "", clientId, pictureId }: NewMessage,
): Promise<AppendedMessage> {
  const { lastSeq } = await lockedRoom(tx, teeTimeId);
  const [sent] = clientId ? await findSent(tx, { teeTimeId, userId, clientId }) : [];
  if (sent) return { ...sent, isRepeated: true };
  const place = { teeTimeId, seq: lastSeq + 1 };
  const values = { ...place, userId, type, message, clientId: clientId ?? null, pictureId: pictureId ?? null };
  const [, [written]] = await pipelined(moveRoom(tx, place), write(tx, values));
  if (!written) throw new Error("an insert returned no row");
  return { ...written, isRepeated: false };
}

async function lockedRoom(tx: Tx, teeTimeId: string): Promise<{ lastSeq: number }> {
  const [known] = await lockRoom(tx, { teeTimeId });
  if (known) return known;
  await makeRoom(tx, { teeTimeId });
  const [made] = await lockRoom(tx, { teeTimeId });
  if (!made) throw new Error("a room vanished under its lock");
  return made;
}
