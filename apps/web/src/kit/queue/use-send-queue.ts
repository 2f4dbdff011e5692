import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMember } from "../session/member.ts";
import { trpc } from "../trpc/trpc.ts";
import type { NewChange } from "./queued-change.ts";
import type { SendOutcome, SendQueue } from "./send-queue.ts";

type QueueCalls = {
  /** Rejects when the server refuses. */
  run: (change: NewChange) => Promise<SendOutcome>;
  /** Sends a refused change again. */
  retry: (id: string) => Promise<void>;
  /** Takes a change back, or its refusal is read. */
  drop: (id: string) => Promise<void>;
};

/** The golfer's queue. Its code comes with the first use. */
export function useSendQueue(): QueueCalls {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { id: accountId } = useMember();
  return useMemo(() => {
    const queue = async (): Promise<SendQueue> => {
      const { queueOf } = await import("./queue-of.ts");
      return queueOf({ client, queryClient, accountId });
    };
    return {
      run: async (change) => (await queue()).run(change),
      retry: async (id) => (await queue()).retry(id),
      drop: async (id) => (await queue()).drop(id),
    };
  }, [client, queryClient, accountId]);
}
