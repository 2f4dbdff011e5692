import { chatMessages, chatReactions } from "@fourball/db/schema/index";
import { prepareQuery, prepareStatement } from "@fourball/db/select/prepare-select";
import { isChatOpen } from "@fourball/domain/chat/constants";
import type { ReactedMessage, ReactInput } from "@fourball/domain/chat/message";
import { conflict, notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import { viewer } from "../core/access/viewer.ts";
import type { MemberContext } from "../core/service-context.ts";
import { reactionsTo } from "./reactions-to.ts";

const theMessage = sql`tee_time_id = ${sql.placeholder("teeTimeId")}::uuid and seq = ${sql.placeholder("seq")}::int and type = 'message' and deleted_at is null`;

// Two at once by one golfer meet at the primary key: the later one replaces the earlier.
const put = prepareQuery(
  { messageId: chatReactions.messageId },
  (row) => sql`
  insert into ${chatReactions} (message_id, user_id, emoji)
  select id, ${viewer}, ${sql.placeholder("emoji")} from ${chatMessages} where ${theMessage}
  on conflict (message_id, user_id) do update set emoji = excluded.emoji
  returning ${row}`,
);

const takeBack = prepareStatement(sql`
  delete from ${chatReactions} where user_id = ${viewer}
    and message_id = (select id from ${chatMessages} where ${theMessage})`);

/** Answers a message with an emoji, or takes the answer back. As long as the chat takes messages, and for the same golfers. */
export async function react(ctx: MemberContext, { teeTimeId, seq, emoji }: ReactInput): Promise<ReactedMessage> {
  await ctx.limiter.spend("chatSigns", ctx.viewer.id);
  const reactions = await ctx.db.transaction(async (tx) => {
    const access = await requireChatAccess(tx, ctx.viewer, teeTimeId, { held: true });
    if (!isChatOpen(access, ctx.clock.now())) throw conflict("This chat is closed");
    const values = { teeTimeId, seq, viewer: ctx.viewer.id };
    if (emoji === null) await takeBack(tx, values);
    else if ((await put(tx, { ...values, emoji })).length === 0) throw notFound("Message not found");
    return reactionsTo(tx, { teeTimeId, seq });
  });
  await ctx.bus.publish({ type: "chat-reactions", teeTimeId, seq });
  return { seq, reactions };
}
