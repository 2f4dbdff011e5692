import { chatMessages, chatReactions, pictures, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonList, jsonObjectWhere } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { SYSTEM_MESSAGE } from "@fourball/domain/chat/system-message";
import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { displayName } from "@fourball/domain/profile/name";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lastNameWhere } from "../core/access/shown-last-name.ts";

const game = alias(teeTimes, "game_of_message");
const spot = alias(teeTimeParticipants, "spot_of_author");
/** All who read it play with its author: rooms have one text for everyone in them. */
const isInGame = sql`exists (select 1 from ${teeTimes} as "game_of_message" where ${game.id} = ${chatMessages.teeTimeId}
  and ${game.hostId} = ${users.id})
  or exists (select 1 from ${teeTimeParticipants} as "spot_of_author" where ${spot.teeTimeId} = ${chatMessages.teeTimeId}
    and ${spot.userId} = ${users.id} and ${spot.status} = 'confirmed')`;

const columns = {
  id: chatMessages.id,
  teeTimeId: chatMessages.teeTimeId,
  seq: chatMessages.seq,
  type: chatMessages.type,
  userId: chatMessages.userId,
  message: chatMessages.message,
  clientId: chatMessages.clientId,
  createdAt: chatMessages.createdAt,
  reactions: jsonList(
    { userId: chatReactions.userId, emoji: chatReactions.emoji },
    from(chatReactions),
    sql`where ${chatReactions.messageId} = ${chatMessages.id} order by ${chatReactions.createdAt}, ${chatReactions.userId}`,
  ),
  photo: jsonObjectWhere(pictures.id, { hash: pictures.hash, width: pictures.width, height: pictures.height }),
  isDeleted: asBoolean(sql`${chatMessages.deletedAt} is not null`),
  firstName: users.firstName,
  lastName: lastNameWhere(users, isInGame),
};

/** Builds a query for the lines that `which` names, by `where … order …` after the tables. */
export const prepareMessages = (which: SQL) =>
  prepareSelect(
    columns,
    from(chatMessages)
      .leftJoin(users, sql`${users.id} = ${chatMessages.userId}`)
      .leftJoin(pictures, sql`${pictures.id} = ${chatMessages.pictureId}`),
    which,
  );

type Photo = { hash: string; width: number; height: number };

const photoOf = ({ hash, width, height }: Photo): ChatPhoto => ({
  url: PICTURES_PATH + pictureKey({ kind: "chat", hash }, PICTURE_SIZES.chat[0].width),
  width,
  height,
});

export function messageOfRow({
  firstName,
  lastName,
  createdAt,
  photo,
  ...row
}: Stored<typeof columns, "users" | "pictures">): ChatMessage {
  const userName = displayName({ firstName, lastName });
  return {
    ...row,
    userName,
    message: row.type === "message" ? row.message : SYSTEM_MESSAGE[row.type](userName),
    photo: photo && photoOf(photo),
    timestamp: isoInstant(createdAt),
  };
}
