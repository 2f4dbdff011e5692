import type { Db } from "@fourball/db/client";
import { flag, listOf } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { builder } from "@fourball/db/prepare-once";
import { chatMessages, chatReactions, pictures, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { SYSTEM_MESSAGE } from "@fourball/domain/chat/system-message";
import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { displayName } from "@fourball/domain/profile/name";
import { and, eq, exists, isNotNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lastNameIf } from "../core/access/shown-last-name.ts";

const game = alias(teeTimes, "game_of_message");
const spot = alias(teeTimeParticipants, "spot_of_author");
const hosted = builder
  .select({ id: game.id })
  .from(game)
  .where(and(eq(game.id, chatMessages.teeTimeId), eq(game.hostId, users.id)));
const played = builder
  .select({ id: spot.id })
  .from(spot)
  .where(and(eq(spot.teeTimeId, chatMessages.teeTimeId), eq(spot.userId, users.id), eq(spot.status, "confirmed")));

const reactions = builder
  .select({ userId: chatReactions.userId, emoji: chatReactions.emoji })
  .from(chatReactions)
  .where(eq(chatReactions.messageId, chatMessages.id))
  .orderBy(chatReactions.createdAt, chatReactions.userId);

const columns = {
  id: chatMessages.id,
  teeTimeId: chatMessages.teeTimeId,
  seq: chatMessages.seq,
  type: chatMessages.type,
  userId: chatMessages.userId,
  message: chatMessages.message,
  clientId: chatMessages.clientId,
  createdAt: chatMessages.createdAt,
  reactions: listOf(reactions),
  photo: { hash: pictures.hash, width: pictures.width, height: pictures.height },
  isDeleted: flag(isNotNull(chatMessages.deletedAt)),
  firstName: users.firstName,
  // All who read it play with its author: rooms have one text for everyone in them.
  lastName: lastNameIf(users, or(exists(hosted), exists(played))),
};

/** Messages of chats, for the caller to narrow. */
export const selectMessages = (db: Db) =>
  db
    .select(columns)
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.userId))
    .leftJoin(pictures, eq(pictures.id, chatMessages.pictureId));

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

const photoOf = ({ hash, width, height }: NonNullable<MessageRow["photo"]>): ChatPhoto => ({
  url: PICTURES_PATH + pictureKey({ kind: "chat", hash }, PICTURE_SIZES.chat[0].width),
  width,
  height,
});

export function messageOfRow({ firstName, lastName, createdAt, photo, ...row }: MessageRow): ChatMessage {
  const userName = displayName({ firstName, lastName });
  return {
    ...row,
    userName,
    message: row.type === "message" ? row.message : SYSTEM_MESSAGE[row.type](userName),
    photo: photo && photoOf(photo),
    timestamp: isoInstant(createdAt),
  };
}
