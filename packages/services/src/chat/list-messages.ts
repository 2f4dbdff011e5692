import { chatMessages } from "@fourball/db/schema/index";
import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";
import { messageOfRow, prepareMessages } from "./message-query.ts";
import { ownRead, readsOf, seenUpTo } from "./reads-of.ts";

const teeTime = sql`${chatMessages.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid`;
const before = sql`${sql.placeholder("before")}::int`;

const findPage = prepareMessages(
  sql`where ${teeTime} and (${before} is null or seq < ${before}) order by seq desc limit ${sql.placeholder("limit")}::int`,
);

/** A page of what was said, and how far the viewer and the others have read. For the host and confirmed players, the late ones too. */
export async function listMessages(
  ctx: MemberContext,
  { teeTimeId, before, limit = CHAT_PAGE }: ChatHistoryInput,
): Promise<ChatHistory> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const reads = await readsOf(ctx.db, teeTimeId);
  const rows = await findPage(ctx.db, { teeTimeId, before: before ?? null, limit });
  return {
    messages: rows.map(messageOfRow).reverse(),
    readUpTo: ownRead(reads, ctx.viewer.id),
    seenUpTo: seenUpTo(reads, ctx.viewer.id),
  };
}
