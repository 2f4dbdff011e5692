import type { ChatMessage, SendPhotoInput } from "@fourball/domain/chat/message";
import type { MemberContext } from "../core/service-context.ts";
import { storePicture } from "../golfers/picture/store-picture.ts";
import { requireOpenChat, storeAlone } from "./store-alone.ts";
import { publishMessages } from "./stored-message.ts";

type NewPhoto = SendPhotoInput & { bytes: Uint8Array };

/** Sends a photo with what describes it, as one message. Sent again with the same client id, it is still one message. */
export async function sendPhoto(ctx: MemberContext, { teeTimeId, description, clientId, bytes }: NewPhoto): Promise<ChatMessage> {
  await requirePhotoAccess(ctx, teeTimeId);
  for (const limit of ["chatBurst", "chat", "pictures"] as const) await ctx.limiter.spend(limit, ctx.viewer.id);
  const picture = await storePicture(ctx, { kind: "chat", bytes, teeTimeId });
  const stored = await storeAlone({ ctx, message: { teeTimeId, message: description, clientId }, picture });
  await publishMessages(ctx, [stored]);
  return stored.message;
}

/** Checked before the photo is read, and again as it is sent. */
export async function requirePhotoAccess(ctx: MemberContext, teeTimeId: string): Promise<void> {
  await ctx.db.transaction((tx) => requireOpenChat(ctx, tx, teeTimeId));
}
