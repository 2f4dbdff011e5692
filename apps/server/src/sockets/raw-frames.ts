import type { ChatMessage, PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { ServerFrame } from "@fourball/domain/chat/socket-protocol";
import { PRODUCT } from "@fourball/domain/product";
import { textFrame } from "./text-frame.ts";

export const writeFrame = (frame: ServerFrame): string => JSON.stringify(frame);

const FRAME_TYPE = { message: "message", member_joined: "user_joined", member_left: "user_left", cancelled: "message" } as const;

const written = new WeakMap<RoomEvent, Buffer>();

/** A stored line. All listeners are handed the same event: it is written once, not once for each. */
export function lineFrame(event: RoomEvent & { type: "line" }): Buffer {
  const known = written.get(event);
  if (known) return known;
  const frame = textFrame(writeFrame(frameOfLine(event.line)));
  written.set(event, frame);
  return frame;
}

export function frameOfLine({ type, ...line }: ChatMessage): ServerFrame {
  const author = type === "cancelled" ? { userId: null, userName: PRODUCT } : {};
  return { type: FRAME_TYPE[type], ...line, ...author };
}

type Coming = { teeTimeId: string; person: PersonHere; isHere: boolean };

/** Somebody opened the chat or left it, which nothing stores. */
export const presenceFrame = ({ teeTimeId, person, isHere }: Coming): string =>
  writeFrame({
    type: isHere ? "user_joined" : "user_left",
    ...person,
    message: `${person.userName} ${isHere ? "joined" : "left"} the chat`,
    timestamp: Temporal.Now.instant().toString({ smallestUnit: "millisecond" }),
    teeTimeId,
  });
