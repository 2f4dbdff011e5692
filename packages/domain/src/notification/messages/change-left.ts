import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const changeLeft: MessageTemplate<"change-left"> = (content, context) => ({
  subject: "The game has moved without you",
  lead: `You couldn't make the change of ${roundInWords(content, context)}, so you've left the game. It doesn't count on your record.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
