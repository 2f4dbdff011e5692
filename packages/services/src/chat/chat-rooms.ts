import type { ChatMessage, PersonHere } from "@fourball/domain/chat/message";
import type { RoomListener } from "./room.ts";

export type Follow = {
  teeTimeId: string;
  person: PersonHere;
  /** The number of the last line that the listener has. */
  after: number;
  listener: RoomListener;
  /** Throws once the golfer has lost access to the chat. */
  requireAccess(): Promise<unknown>;
};

/** The chats that are open on this process. */
export type ChatRooms = {
  /** How many are open. */
  readonly open: number;
  /** Sends the listener what it missed, then every event. Returns a function that stops it. */
  follow(follow: Follow): Promise<() => void>;
  /** Delivers a message that this process has just stored, without reading it again. */
  offer(line: ChatMessage): void;
};
