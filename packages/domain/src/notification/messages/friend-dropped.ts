import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

const stillComing = (friends: number): string =>
  friends === 0 ? "comes alone" : `still brings ${friends} ${friends === 1 ? "friend" : "friends"}`;

export const friendDropped: MessageTemplate<"friend-dropped"> = (content, context) => ({
  subject: "A spot is open again",
  lead: `A friend of ${actor(context)} can't make it to your game at ${roundInWords(content, context)}. ${actor(context)} ${stillComing(content.friends)}.`,
  facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
  action: toTeeTime(context),
});
