import { CHAT_MESSAGE_MAX, CHAT_MESSAGE_TYPES } from "@fourball/domain/chat/constants";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { chatRooms } from "./chat-rooms.ts";
import { oneOf, textLength } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { pictures } from "./pictures.ts";
import { users } from "./users.ts";

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
