import type { QueuedChange } from "../../../kit/queue/queued-change.ts";
import type { PendingMessage } from "./pending-messages.ts";

/** The messages to a room that wait for a connection or were refused since; not those that are just being sent. */
export const queuedMessages = (
  changes: readonly QueuedChange[],
  teeTimeId: string,
  sending: readonly PendingMessage[],
): PendingMessage[] =>
  changes.flatMap((change) =>
    change.path === "chat.say" && change.teeTimeId === teeTimeId && !sending.some(({ clientId }) => clientId === change.id)
      ? [{ clientId: change.id, message: change.input.message, failure: change.refusal ?? undefined, isWaiting: true }]
      : [],
  );
