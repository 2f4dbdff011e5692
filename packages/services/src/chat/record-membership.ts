import type { Tx } from "@fourball/db/client";
import { chatReads } from "@fourball/db/schema/index";
import { appendMessage } from "./append-message.ts";

type Membership = { teeTimeId: string; userId: string; type: "member_joined" | "member_left" };

/** Records joining and leaving as chat messages. Earlier messages don't count as unread for a new golfer. */
export async function recordMembership(tx: Tx, { teeTimeId, userId, type }: Membership): Promise<void> {
  const { seq } = await appendMessage(tx, { teeTimeId, userId, type });
  if (type === "member_left") return;
  await tx
    .insert(chatReads)
    .values({ teeTimeId, userId, seq })
    .onConflictDoUpdate({ target: [chatReads.teeTimeId, chatReads.userId], set: { seq } });
}
