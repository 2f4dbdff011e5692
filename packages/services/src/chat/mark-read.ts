import { chatReads, chatRooms } from "@fourball/db/schema/index";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import type { MarkReadInput } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

// Two tabs may report in any order, and a message that doesn't exist yet can't be read.
const advance = prepareQuery(
  { seq: chatReads.seq },
  (moved) => sql`
  insert into ${chatReads} (tee_time_id, user_id, seq)
  select tee_time_id, ${sql.placeholder("viewer")}::uuid, least(${sql.placeholder("seq")}::int, last_seq)
  from ${chatRooms} where tee_time_id = ${sql.placeholder("teeTimeId")}::uuid
  on conflict (tee_time_id, user_id) do update set seq = excluded.seq where ${chatReads.seq} < excluded.seq
  returning ${moved}`,
);

/** The viewer has read the room up to a line; it never goes back. */
export async function markRead(ctx: MemberContext, { teeTimeId, seq }: MarkReadInput): Promise<{ teeTimeId: string }> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const [moved] = await advance(ctx.db, { teeTimeId, viewer: ctx.viewer.id, seq });
  if (moved) await ctx.bus.publish({ type: "chat-read", teeTimeId, userId: ctx.viewer.id });
  return { teeTimeId };
}
