import type { PersonHere } from "@fourball/domain/chat/message";
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

/** A listener in a chat. */
export type Following = { leave(): void };

/** The chats that are open on this process. */
export type ChatRooms = {
  /** How many are open. */
  readonly open: number;
  /** How many messages have gone to listeners, once for each of them. */
  readonly delivered: number;
  /** Sends the listener what it missed, then every event until it leaves. */
  follow(follow: Follow): Promise<Following>;
};
