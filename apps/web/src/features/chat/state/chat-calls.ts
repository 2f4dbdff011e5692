import type {
  ChatHistory,
  ChatHistoryInput,
  DeletedMessage,
  DeleteMessageInput,
  ReactedMessage,
  ReactInput,
  RoomEvent,
  RoomInput,
  SayInput,
} from "@fourball/domain/chat/message";
import type { StreamHandlers } from "../../../kit/trpc/keep-subscribed.ts";

export type TrackedRoomEvent = { id: string; data: RoomEvent };

/** The calls of the API that a room needs. */
export type ChatCalls = {
  /** `isKept`: what the device has, as the server can't be reached. */
  history: { query(input: ChatHistoryInput): Promise<ChatHistory & { isKept?: boolean }> };
  /** Resolves once the message is sent or waits in the queue. */
  say: { mutate(input: SayInput): Promise<void> };
  react: { mutate(input: ReactInput): Promise<ReactedMessage> };
  delete: { mutate(input: DeleteMessageInput): Promise<DeletedMessage> };
  typing: { mutate(input: RoomInput): Promise<unknown> };
  events: {
    subscribe(
      input: RoomInput & { lastEventId: number; knows: string[] },
      handlers: StreamHandlers<TrackedRoomEvent>,
    ): { unsubscribe(): void };
  };
};
