import { chatMutes } from "@fourball/db/schema/index";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../core/service-context.ts";

/** The games whose chats the viewer muted. */
export async function listMutedChats({ db, viewer }: MemberContext): Promise<string[]> {
  const rows = await db
    .select({ teeTimeId: chatMutes.teeTimeId })
    .from(chatMutes)
    .where(eq(chatMutes.userId, viewer.id))
    .orderBy(asc(chatMutes.teeTimeId));
  return rows.map(({ teeTimeId }) => teeTimeId);
}
