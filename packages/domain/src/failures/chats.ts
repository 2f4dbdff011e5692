import type { FailureEntries } from "./entry.ts";

export const chatFailures = {
  chatClosed: { code: "conflict", text: "This chat is closed" },
  chatNotJoined: { code: "conflict", text: "Join the chat first" },
  chatsTooMany: { code: "too_many_requests", text: "Too many chats" },
  deleteTooLate: { code: "conflict", text: "You can delete a message for {minutes} minutes" },
  messageNotFound: { code: "not_found", text: "Message not found" },
  messageOfAnother: { code: "forbidden", text: "Only its author or the host can delete a message" },
  notParticipant: { code: "forbidden", text: "You are not a participant of this tee time" },
} as const satisfies FailureEntries;
