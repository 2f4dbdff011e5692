import type { ChatMessage } from "@fourball/domain/chat/message";
import type { QueryClient } from "@tanstack/react-query";
import { changeQueueOf } from "../live-sync/change-queue.ts";
import { ownTeeTimeChange } from "../live-sync/use-mark-stale.ts";
import { answerWithin } from "../offline/answer-within.ts";
import { changeKept, queueName, readKept } from "../offline/device-store.ts";
import { onForgetting } from "../offline/forget-device.ts";
import { apiErrorOf } from "../trpc/api-error.ts";
import { readConnection } from "../trpc/connection.ts";
import { failedWith, isRefusal } from "../trpc/failure.ts";
import type { trpc } from "../trpc/trpc.ts";
import { showQueued } from "./queued.ts";
import type { QueuedChange } from "./queued-change.ts";
import { type QueueStorage, SendQueue } from "./send-queue.ts";

type Client = ReturnType<typeof trpc.useUtils>["client"];
type Owner = { client: Client; queryClient: QueryClient; accountId: string };

/** Later it counts as not sent; its key lets it be sent again. */
const ANSWER_WITHIN_MS = { reached: 20_000, lost: 8000 };

const queues = new WeakMap<QueryClient, { accountId: string; queue: SendQueue }>();
const sentListeners = new Set<(message: ChatMessage) => void>();

/** Calls back with each message that the server has taken. */
export function onMessageSent(listener: (message: ChatMessage) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/** The one queue of a golfer in this tab; it goes on with what was kept. Of another golfer, nothing stays in sight. */
export function queueOf(owner: Owner): SendQueue {
  const known = queues.get(owner.queryClient);
  if (known?.accountId === owner.accountId) return known.queue;
  known?.queue.close();
  const queue = createQueue(owner);
  queues.set(owner.queryClient, { accountId: owner.accountId, queue });
  return queue;
}

function createQueue({ client, queryClient, accountId }: Owner): SendQueue {
  const name = queueName(accountId);
  const queue = new SendQueue({
    storage: storageOf(name),
    // Pages without https have no locks: then the keys alone see to it that nothing happens twice.
    alone: (run) => (canLock() ? navigator.locks.request(`fourball.${name}`, run) : run()),
    async send(change) {
      try {
        await answerWithin(readConnection().isLost ? ANSWER_WITHIN_MS.lost : ANSWER_WITHIN_MS.reached, (signal) =>
          call(client, change, signal),
        );
      } catch (error) {
        // A golfer who waits for the answer is to read it.
        const isLate = queue.waiting().some(({ id }) => id === change.id);
        if (!isLate || !isRefusal(apiErrorOf(error)) || !(await hasCeasedToMatter(client, change))) throw error;
      }
      if (change.path !== "chat.say") void changeQueueOf(queryClient).complete(ownTeeTimeChange(change.teeTimeId, "spots"));
    },
  });
  onForgetting(() => queue.close());
  queue.subscribe(() => showQueued(queryClient, queue.waiting()));
  void queue.open();
  return queue;
}

const canLock = (): boolean => typeof navigator.locks?.request === "function";

async function call(client: Client, { path, input, id }: QueuedChange, signal: AbortSignal): Promise<void> {
  const once = { context: { idempotencyKey: id }, signal };
  switch (path) {
    case "chat.say": {
      const message = await client.chat.say.mutate({ ...input, clientId: id }, { signal });
      for (const listener of sentListeners) listener(message);
      return;
    }
    case "attendance.arrive":
      await client.attendance.arrive.mutate(input, once);
      return;
    case "teeTime.withdraw":
      await client.teeTime.withdraw.mutate(input, once);
      return;
    case "participation.decide":
      await client.participation.decide.mutate(input, once);
      return;
    case "guest.decide":
      await client.guest.decide.mutate(input, once);
      return;
  }
}

/** Whether a refusal needs no message: leaving a game, or being there, is no longer of interest once the golfer has no part in it or it is cancelled. */
async function hasCeasedToMatter(client: Client, { path, teeTimeId }: QueuedChange): Promise<boolean> {
  if (path !== "teeTime.withdraw" && path !== "attendance.arrive") return false;
  try {
    const { status, viewerStatus } = await client.teeTime.get.query({ teeTimeId });
    return status === "cancelled" || viewerStatus === null || viewerStatus === "declined";
  } catch (error) {
    if (failedWith(apiErrorOf(error), "teeTime.get", "teeTimeNotFound")) return true;
    throw error;
  }
}

/** On the device; where nothing can be stored, in the memory of the page. */
function storageOf(name: string): QueueStorage {
  let inMemory: unknown;
  return {
    read: async () => inMemory ?? (await readKept(name)),
    async change(change) {
      if (inMemory === undefined) {
        const isStored = await changeKept(name, change).then(
          () => true,
          () => false,
        );
        if (isStored) return;
      }
      inMemory = change(inMemory);
    },
  };
}
