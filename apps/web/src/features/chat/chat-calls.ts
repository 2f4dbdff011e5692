import type {
  ChatHistory,
  ChatHistoryInput,
  ChatMessage,
  DeletedMessage,
  DeleteMessageInput,
  ReactedMessage,
  ReactInput,
  RoomEvent,
  RoomInput,
  SayInput,
} from "@fourball/domain/chat/message";
import type { StreamHandlers } from "../../shared/trpc/keep-subscribed.ts";

export type TrackedRoomEvent = { id: string; data: RoomEvent };

/** The calls of the API that a room needs. */
export type ChatCalls = {
  history: { query(input: ChatHistoryInput): Promise<ChatHistory> };
  say: { mutate(input: SayInput): Promise<ChatMessage> };
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
