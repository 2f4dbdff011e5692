import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const joinApproved: MessageTemplate<"join-approved"> = (content, context) => ({
  subject: `You're in: ${content.courseName}`,
  lead: `You're playing at ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  ...(context.isGuest && { note: "Get to the first tee a few minutes early and ask for the host's group." }),
  action: context.isGuest ? { label: "See more rounds", path: "/" } : toTeeTime(context),
});
