import { useMemo } from "react";
import { answerWithin } from "../../../kit/offline/answer-within.ts";
import { useSendQueue } from "../../../kit/queue/use-send-queue.ts";
import { apiErrorOf } from "../../../kit/trpc/api-error.ts";
import { readConnection } from "../../../kit/trpc/connection.ts";
import { isUnreachable } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import type { ChatCalls } from "./chat-calls.ts";

/** On a line that is slow or dead. */
const KEPT_AFTER_MS = { reached: 4000, lost: 1000 };

/** The calls of a room. Without a connection it opens with the messages that the device has, and sends later. */
export function useChatCalls(teeTimeId: string): ChatCalls {
  const { client, chat } = trpc.useUtils();
  const { run } = useSendQueue();
  return useMemo(
    () => ({
      react: client.chat.react,
      delete: client.chat.delete,
      typing: client.chat.typing,
      events: client.chat.events,
      history: {
        async query(page) {
          const kept = page.before === undefined ? chat.history.getData({ teeTimeId }) : undefined;
          const within = readConnection().isLost ? KEPT_AFTER_MS.lost : KEPT_AFTER_MS.reached;
          if (!kept) return client.chat.history.query(page);
          try {
            return await answerWithin(within, (signal) => client.chat.history.query(page, { signal }));
          } catch (error) {
            if (isUnreachable(apiErrorOf(error))) return { ...kept, isKept: true };
            throw error;
          }
        },
      },
      say: {
        async mutate({ clientId, ...input }) {
          await run({ path: "chat.say", teeTimeId, input, ...(clientId && { id: clientId }) });
        },
      },
    }),
    [client, chat, run, teeTimeId],
  );
}
