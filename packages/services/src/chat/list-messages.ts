import { prepareSql } from "@fourball/db/prepared-sql";
import { chatReads } from "@fourball/db/schema/index";
import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import type { ChatHistory, ChatHistoryInput } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { requireChatSeat } from "../access/require-chat-seat.ts";
import type { MemberContext } from "../service-context.ts";
import { lineOfRow, prepareLines } from "./line-query.ts";

const teeTime = sql`tee_time_id = ${sql.placeholder("teeTimeId")}::uuid`;
const before = sql`${sql.placeholder("before")}::int`;

const findPage = prepareLines(
  sql`where ${teeTime} and (${before} is null or seq < ${before}) order by seq desc limit ${sql.placeholder("limit")}::int`,
);

const findRead = prepareSql<{ seq: number }>(
  sql`select seq as "seq" from ${chatReads} where ${teeTime} and user_id = ${sql.placeholder("viewer")}::uuid`,
);

/** A page of what was said, and how far the viewer has read. For the host and confirmed players, the late ones too. */
export async function listMessages(
  ctx: MemberContext,
  { teeTimeId, before, limit = CHAT_PAGE }: ChatHistoryInput,
): Promise<ChatHistory> {
  await requireChatSeat(ctx.db, ctx.viewer, teeTimeId);
  const [read] = await findRead(ctx.db, { teeTimeId, viewer: ctx.viewer.id });
  const rows = await findPage(ctx.db, { teeTimeId, before: before ?? null, limit });
  return { messages: rows.map(lineOfRow).reverse(), readUpTo: read?.seq ?? 0 };
}
