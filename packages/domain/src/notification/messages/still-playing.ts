import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const stillPlaying: MessageTemplate<"still-playing"> = (content, context) => ({
  subject: "Still playing?",
  lead: `You're playing at ${roundInWords(content, context)}. Let the host know that you'll be there.`,
  facts: roundFacts(content, context),
  note: "Can't make it? Leave the game there, so that somebody else can have your spot.",
  action: toTeeTime(context, "Yes or no"),
});
