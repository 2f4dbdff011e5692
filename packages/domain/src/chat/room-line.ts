import type { ChatLineType } from "./constants.ts";

/** The words of a line that the room itself wrote. */
export const ROOM_LINE: Record<Exclude<ChatLineType, "message">, (name: string) => string> = {
  member_joined: (name) => `${name} joined the group`,
  member_left: (name) => `${name} left the group`,
  cancelled: () => "This tee time was cancelled",
};
