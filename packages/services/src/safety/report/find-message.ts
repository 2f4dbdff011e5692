import { chatMessages } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { chatPictureHash, PICTURES_PATH } from "@fourball/domain/picture/address";
import { displayName } from "@fourball/domain/profile/name";
import { and, eq } from "drizzle-orm";
import { messageOfRow, selectMessages } from "../../chat/message-query.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { gameEvidence } from "./find-game.ts";
import { golferRow } from "./find-golfer.ts";
import type { Reported } from "./reported.ts";

type Message = { teeTimeId: string; seq: number };

/** A message in a chat that the viewer may read, with its photo. */
export async function findReportedMessage(ctx: MemberContext, { teeTimeId, seq }: Message): Promise<Reported> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const isMessage = and(eq(chatMessages.teeTimeId, teeTimeId), eq(chatMessages.seq, seq));
  const [row] = await selectMessages(ctx.db).where(isMessage);
  const author = row?.userId ? await golferRow(ctx.db, row.userId) : undefined;
  if (row?.type !== "message" || row.isDeleted || !author) throw fail("messageNotFound");
  const { id, message, photo, timestamp } = messageOfRow(row);
  return {
    golferId: author.id,
    key: id,
    evidence: {
      subject: "message",
      name: displayName(author),
      messageId: id,
      seq,
      message,
      photo: photo && { url: photo.url },
      sentAt: timestamp,
      game: await gameEvidence(ctx.db, teeTimeId),
    },
    pictureHash: photo ? chatPictureHash(photo.url.slice(PICTURES_PATH.length)) : undefined,
  };
}
