import { momentInWords } from "../../in-words.ts";
import { type ContentOf, type MessageContext, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const joinApproved: MessageTemplate<"join-approved"> = (content, context) => ({
  subject: "You're in",
  lead: `You're playing at ${roundInWords(content, context)}.${context.isGuest ? ` ${toKeepIt(content, context)}` : ""}`,
  facts: roundFacts(content, context),
  ...(context.isGuest && { note: "Get to the first tee a few minutes early and ask for the host's group." }),
  action: context.isGuest ? { label: "See more games", path: "/" } : toTeeTime(context),
});

const toKeepIt = ({ heldUntil }: ContentOf<"join-approved">, context: MessageContext): string =>
  heldUntil
    ? `Keep your spot: make your account by ${momentInWords(heldUntil, context)}.`
    : "Make your account to chat with the group.";
