import { prepareOnce } from "@fourball/db/prepare-once";
import { chatMessages } from "@fourball/db/schema/index";
import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput } from "@fourball/domain/chat/message";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";
import { messageOfRow, selectMessages } from "./message-query.ts";
import { ownRead, readsOf, seenUpTo } from "./reads-of.ts";

const { placeholder } = sql;

/** Above the number of any message. */
const NO_SEQ = 2 ** 31 - 1;

const findPage = prepareOnce((db) =>
  selectMessages(db)
    .where(and(eq(chatMessages.teeTimeId, placeholder("teeTimeId")), lt(chatMessages.seq, placeholder("before"))))
    .orderBy(desc(chatMessages.seq))
    .limit(placeholder("limit")),
);

/** A page of what was said, and how far the viewer and the others have read. For the host and confirmed players, the late ones too. */
export async function listMessages(
  ctx: MemberContext,
  { teeTimeId, before, limit = CHAT_PAGE }: ChatHistoryInput,
): Promise<ChatHistory> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const reads = await readsOf(ctx.db, teeTimeId);
  const rows = await findPage(ctx.db, { teeTimeId, before: before ?? NO_SEQ, limit });
  return {
    messages: rows.map(messageOfRow).reverse(),
    readUpTo: ownRead(reads, ctx.viewer.id),
    seenUpTo: seenUpTo(reads, ctx.viewer.id),
  };
}
