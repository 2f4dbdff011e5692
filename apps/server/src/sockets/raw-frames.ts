import type { ChatMessage, PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { ServerFrame } from "@fourball/domain/chat/socket-protocol";
import { PRODUCT } from "@fourball/domain/product";
import { textFrame } from "./text-frame.ts";

export const writeFrame = (frame: ServerFrame): string => JSON.stringify(frame);

const FRAME_TYPE = { message: "message", member_joined: "user_joined", member_left: "user_left", cancelled: "message" } as const;

const encoded = new WeakMap<RoomEvent, Buffer>();

/** A stored message. All listeners get the same event, so it is encoded once. */
export function lineFrame(event: RoomEvent & { type: "line" }): Buffer {
  const known = encoded.get(event);
  if (known) return known;
  const frame = textFrame(writeFrame(frameOfLine(event.line)));
  encoded.set(event, frame);
  return frame;
}

/** The frames are those that the protocol names: reactions, and whether a message is deleted, are not among them. */
export function frameOfLine({ type, reactions: _, isDeleted: __, ...line }: ChatMessage): ServerFrame {
  const author = type === "cancelled" ? { userId: null, userName: PRODUCT } : {};
  return { type: FRAME_TYPE[type], ...line, ...author };
}

type PresenceChange = { teeTimeId: string; person: PersonHere; isHere: boolean };

/** A golfer opened or left the chat, which is not stored. */
export const presenceFrame = ({ teeTimeId, person, isHere }: PresenceChange): string =>
  writeFrame({
    type: isHere ? "user_joined" : "user_left",
    ...person,
    message: `${person.userName} ${isHere ? "joined" : "left"} the chat`,
    timestamp: Temporal.Now.instant().toString({ smallestUnit: "millisecond" }),
    teeTimeId,
  });
