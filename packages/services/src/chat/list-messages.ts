import { chatReads } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { requireChatAccess } from "../access/require-chat-access.ts";
import type { MemberContext } from "../service-context.ts";
import { messageOfRow, prepareMessages } from "./message-query.ts";

const teeTime = sql`tee_time_id = ${sql.placeholder("teeTimeId")}::uuid`;
const before = sql`${sql.placeholder("before")}::int`;

const findPage = prepareMessages(
  sql`where ${teeTime} and (${before} is null or seq < ${before}) order by seq desc limit ${sql.placeholder("limit")}::int`,
);

const findRead = prepareSelect(
  { seq: chatReads.seq },
  from(chatReads),
  sql`where ${teeTime} and user_id = ${sql.placeholder("viewer")}::uuid`,
);

/** A page of what was said, and how far the viewer has read. For the host and confirmed players, the late ones too. */
export async function listMessages(
  ctx: MemberContext,
  { teeTimeId, before, limit = CHAT_PAGE }: ChatHistoryInput,
): Promise<ChatHistory> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const [read] = await findRead(ctx.db, { teeTimeId, viewer: ctx.viewer.id });
  const rows = await findPage(ctx.db, { teeTimeId, before: before ?? null, limit });
  return { messages: rows.map(messageOfRow).reverse(), readUpTo: read?.seq ?? 0 };
}
