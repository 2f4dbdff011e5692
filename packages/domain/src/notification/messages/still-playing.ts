import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const stillPlaying: MessageTemplate<"still-playing"> = (content, context) => ({
  subject: "Still playing?",
  lead: `You're playing at ${roundInWords(content, context)}. Let the host know that you'll be there.`,
  facts: roundFacts(content, context),
  note: "Can't make it? Say no there, so that somebody else can have your spot.",
  // Only the mail's link works without signing in.
  action: context.linkToken
    ? { label: "Yes or no", path: `/still-playing#token=${context.linkToken}` }
    : toTeeTime(context, "Yes or no"),
});
