import {
  chatHistory,
  chatHistoryInput,
  chatMessage,
  deletedMessage,
  deleteMessageInput,
  followRoomInput,
  markReadInput,
  muteInput,
  reactedMessage,
  reactInput,
  roomInput,
  sayInput,
  unreadCounts,
} from "@fourball/domain/chat/message";
import { countUnread } from "@fourball/services/chat/count-unread";
import { deleteMessage } from "@fourball/services/chat/delete-message";
import { joinChat } from "@fourball/services/chat/join-chat";
import { listMessages } from "@fourball/services/chat/list-messages";
import { markRead } from "@fourball/services/chat/mark-read";
import { listMutedChats, muteChat } from "@fourball/services/chat/mute-chat";
import { react } from "@fourball/services/chat/react";
import { say } from "@fourball/services/chat/say";
import { sayTyping } from "@fourball/services/chat/say-typing";
import { issueSocketToken } from "@fourball/services/chat/socket-token";
import { z } from "zod";
import { trackedBySeq } from "../tracked-by-seq.ts";
import { memberProcedure, ownLimitsProcedure, router } from "../trpc.ts";

const room = z.object({ teeTimeId: z.string() });

export const chatRouter = router({
  history: memberProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(chatHistoryInput)
    .output(chatHistory)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  unread: memberProcedure
    .fails()
    .output(unreadCounts)
    .query(({ ctx }) => countUnread(ctx)),
  say: ownLimitsProcedure
    .fails("chatClosed", "notParticipant", "teeTimeNotFound")
    .input(sayInput)
    .output(chatMessage)
    .mutation(({ ctx, input }) => say(ctx, input)),
  react: ownLimitsProcedure
    .fails("chatClosed", "messageNotFound", "notParticipant", "teeTimeNotFound")
    .input(reactInput)
    .output(reactedMessage)
    .mutation(({ ctx, input }) => react(ctx, input)),
  delete: ownLimitsProcedure
    .fails("deleteTooLate", "messageNotFound", "messageOfAnother", "notParticipant", "teeTimeNotFound")
    .input(deleteMessageInput)
    .output(deletedMessage)
    .mutation(({ ctx, input }) => deleteMessage(ctx, input)),
  markRead: ownLimitsProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(markReadInput)
    .output(room)
    .mutation(({ ctx, input }) => markRead(ctx, input)),
  typing: ownLimitsProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(roomInput)
    .output(room)
    .mutation(({ ctx, input }) => sayTyping(ctx, input)),
  mute: ownLimitsProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(muteInput)
    .output(muteInput)
    .mutation(({ ctx, input }) => muteChat(ctx, input)),
  muted: memberProcedure
    .fails()
    .output(z.array(z.string()))
    .query(({ ctx }) => listMutedChats(ctx)),
  socketToken: ownLimitsProcedure
    .fails()
    .output(z.object({ token: z.string() }))
    .mutation(({ ctx }) => issueSocketToken(ctx)),
  /** The events of a chat. The id of an event is the number of the last message, to resume from. */
  events: memberProcedure
    .fails("notParticipant", "teeTimeNotFound")
    .input(followRoomInput)
    .subscription(async ({ ctx, input, signal }) => {
      const joined = await joinChat(ctx, input.teeTimeId);
      return joined.events({ after: input.lastEventId ?? joined.lastSeq, signal, knows: input.knows }, trackedBySeq);
    }),
});
