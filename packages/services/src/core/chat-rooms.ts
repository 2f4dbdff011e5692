import type { PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { Failure } from "@fourball/domain/failure";

export type RoomListener = {
  /** `seq` is the number of the last line that the listener has, this one included. */
  onEvent(event: RoomEvent, seq: number): void;
  /** The golfer lost access, or the server stops. */
  onEnd(reason: Failure): void;
};

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
