import { EMAIL_VERIFICATION_HOURS } from "../../account/constants.ts";
import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const guestRequestLink: MessageTemplate<"guest-request-link"> = (content, context) =>
  context.isKnown
    ? {
        subject: "You've already asked to join",
        lead: `The host already has your request to join ${roundInWords(content, context)}.`,
        facts: roundFacts(content, context),
        action: { label: "See your request", path: "/guest-request" },
      }
    : {
        subject: "Send your request",
        lead: `Open the link to send your request to join ${roundInWords(content, context)}. The host sees it after that.`,
        facts: [...roundFacts(content, context), ["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
        note: "If you didn't ask to join, ignore this email. The host won't hear of it.",
        action: {
          label: "Send my request",
          path: context.linkToken ? `/guest-request#confirm=${context.linkToken}` : "/guest-request",
        },
      };
