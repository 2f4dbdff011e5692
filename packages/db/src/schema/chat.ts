import { CHAT_MESSAGE_MAX, CHAT_MESSAGE_TYPES, REACTIONS } from "@fourball/domain/chat/constants";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf, textLength } from "./columns.ts";
import { pictures } from "./pictures.ts";
import { teeTimeRef, teeTimes } from "./tee-times.ts";
import { userRef, users } from "./users.ts";

/** The chat of a tee time, created with its first message. Writers lock the row, so messages commit in the order of their numbers. */
export const chatRooms = pgTable(
  "chat_rooms",
  {
    teeTimeId: uuid()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    lastSeq: integer().notNull().default(0),
  },
  (t) => [check("chat_rooms_seq_not_negative", sql`${t.lastSeq} >= 0`)],
);

/** The lines of the rooms: what golfers wrote, and what the room noted itself. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: id(),
    teeTimeId: uuid()
      .notNull()
      .references(() => chatRooms.teeTimeId, { onDelete: "cascade" }),
    /** 1, 2, 3 … in each room; the only order that there is. */
    seq: integer().notNull(),
    type: text({ enum: CHAT_MESSAGE_TYPES }).notNull().default("message"),
    /** Messages outlive their account, without its name. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    message: text().notNull().default(""),
    /** A photo; the message describes it. */
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /** The sender's own name for it: sent again, it is still one message. */
    clientId: text(),
    /** Its text and photo are gone; the line stays, as rooms have no gaps. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("chat_messages_seq_once").on(t.teeTimeId, t.seq),
    unique("chat_messages_client_id_once").on(t.teeTimeId, t.userId, t.clientId),
    index("chat_messages_user_idx").on(t.userId),
    index("chat_messages_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    check("chat_messages_seq_positive", sql`${t.seq} > 0`),
    check("chat_messages_type_known", oneOf(t.type, CHAT_MESSAGE_TYPES)),
    check("chat_messages_text_length", sql`${t.type} <> 'message' or ${textLength(t.message, 1, CHAT_MESSAGE_MAX)}`),
  ],
);

/** One answer of each golfer to a message. */
export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: userRef(),
    emoji: text({ enum: REACTIONS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index("chat_reactions_user_idx").on(t.userId),
    check("chat_reactions_emoji_known", oneOf(t.emoji, REACTIONS)),
  ],
);

/** How far each golfer has read each room. */
export const chatReads = pgTable(
  "chat_reads",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    seq: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teeTimeId, t.userId] }),
    index("chat_reads_user_idx").on(t.userId),
    check("chat_reads_seq_not_negative", sql`${t.seq} >= 0`),
  ],
);

/** The chats that golfers muted. */
export const chatMutes = pgTable(
  "chat_mutes",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("chat_mutes_user_idx").on(t.userId)],
);
