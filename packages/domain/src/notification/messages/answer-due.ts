import { momentInWords } from "../../in-words.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toRequests } from "../message.ts";

export const answerDue: MessageTemplate<"answer-due"> = (content, context) => ({
  subject: `${actor(context)} is waiting for your reply`,
  lead: `${actor(context)} asked to join your game at ${roundInWords(content, context)} and is waiting for your reply.`,
  facts: [["Golfer", actor(context)], ["Reply by", momentInWords(content.dueAt, context)], ...roundFacts(content, context)],
  action: toRequests,
});
