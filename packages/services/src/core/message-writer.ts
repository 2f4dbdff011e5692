import type { Db } from "@fourball/db/client";
import type { ChatMessage } from "@fourball/domain/chat/message";
import type { Clock } from "@fourball/domain/ports/clock";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Viewer } from "@fourball/domain/viewer";

export type WriterContext = { db: Db; clock: Clock; bus: EventBus; viewer: Viewer };

export type NewMessage = { teeTimeId: string; message: string; clientId?: string | undefined };

/** What stores the messages of this process. */
export type MessageWriter = {
  /**
   * Stores a message of the viewer and publishes it; returns once it is committed. Messages of one golfer in one chat keep
   * their order. Sent again with the same client id, it is still one message.
   */
  write(ctx: WriterContext, message: NewMessage): Promise<ChatMessage>;
};
