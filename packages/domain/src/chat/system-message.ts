import type { ChatMessageType } from "./constants.ts";

/** The words of a line that the room itself wrote. */
export const SYSTEM_MESSAGE: Record<Exclude<ChatMessageType, "message">, (name: string) => string> = {
  member_joined: (name) => `${name} joined the group`,
  member_left: (name) => `${name} is no longer in the group`,
  cancelled: () => "This tee time was cancelled",
};
