import { definitionOf, type NotificationContent } from "./content.ts";
import { type Message, type MessageBody, type MessageContext, placeInWords } from "./message.ts";

/** A notification in words. */
export function messageOf(content: NotificationContent, context: MessageContext): Message {
  const { group } = definitionOf(content.kind);
  const body = writes(content)(content, context);
  return { ...body, subject: body.subject + placeAfter(body.subject, content, context), group };
}

/** For a guest: what became of the request, and how to keep the spot. */
export const toGuestRequest = (path: string, { kind }: NotificationContent): Message["action"] => ({
  label: kind === "join-approved" ? "Keep your spot" : "See your request",
  path,
});

/** Of two mails about two games, the subject says which is which. */
function placeAfter(subject: string, content: NotificationContent, context: MessageContext): string {
  if (content.kind === "standing-game" || !("courseName" in content)) return "";
  return `${subject.endsWith("?") ? "" : ":"} ${placeInWords(content, context)}`;
}

/** A definition writes the content of its own kind, but TypeScript can't relate the lookup to the kind of `content`. */
const writes = (content: NotificationContent) =>
  definitionOf(content.kind).message as (content: NotificationContent, context: MessageContext) => MessageBody;
