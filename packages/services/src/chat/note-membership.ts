import type { Tx } from "@fourball/db/client";
import { chatReads } from "@fourball/db/schema/index";
import { appendLine } from "./append-line.ts";

type Membership = { teeTimeId: string; userId: string; type: "member_joined" | "member_left" };

/** The room remembers who came and went. What was said before a golfer came is there to read, but does not wait as unread. */
export async function noteMembership(tx: Tx, { teeTimeId, userId, type }: Membership): Promise<void> {
  const { seq } = await appendLine(tx, { teeTimeId, userId, type });
  if (type === "member_left") return;
  await tx
    .insert(chatReads)
    .values({ teeTimeId, userId, seq })
    .onConflictDoUpdate({ target: [chatReads.teeTimeId, chatReads.userId], set: { seq } });
}
