import type { Tx } from "@fourball/db/client";
import { chatMessages, pictures } from "@fourball/db/schema/index";
import type { Removed } from "@fourball/db/schema/moderation";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { eraseMessage } from "../../chat/delete-message.ts";
import type { Done } from "./done.ts";
import type { LockedReport } from "./lock-report.ts";

const lockMessage = async (tx: Tx, messageId: string): Promise<typeof chatMessages.$inferSelect | undefined> =>
  (await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId)).for("update"))[0];

/** As if its author had deleted it, but kept to be put back. */
export async function removeMessage(tx: Tx, { evidence }: LockedReport): Promise<Done> {
  if (evidence.subject !== "message") throw new Error("only a report of a message can remove it");
  const message = await lockMessage(tx, evidence.messageId);
  if (!message || message.deletedAt) throw fail("reportedMessageDeleted");
  await eraseMessage(tx, message);
  const { id, teeTimeId, seq, pictureId } = message;
  return {
    removed: { of: "message", messageId: id, message: message.message, pictureId },
    touched: [{ type: "message", teeTimeId, seq }],
  };
}

/** With its photo, where that is still kept; the reactions stay away. */
export async function restoreMessage(tx: Tx, { messageId, message, pictureId }: Extract<Removed, { of: "message" }>) {
  const stored = await lockMessage(tx, messageId);
  if (!stored?.userId) throw fail("authorClosedAccount");
  const [picture] = pictureId
    ? await tx
        .update(pictures)
        .set({ unusedSince: null })
        .where(and(eq(pictures.id, pictureId), isNull(pictures.deletedAt)))
        .returning({ id: pictures.id })
    : [];
  await tx
    .update(chatMessages)
    .set({ message, pictureId: picture?.id ?? null, deletedAt: null })
    .where(eq(chatMessages.id, messageId));
}
