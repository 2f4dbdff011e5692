import { type ContentOf, type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

type Why = NonNullable<ContentOf<"request-expired">["why"]> | "no-reply";

const words: Record<Why, { subject: string; lead: (round: string) => string }> = {
  "no-reply": {
    subject: "Your request expired",
    lead: (round) => `The host didn't reply in time to your request for the game at ${round}.`,
  },
  "no-spot": { subject: "No spot opened up", lead: (round) => `No spot opened up for you in the game at ${round}.` },
  "offer-not-taken": {
    subject: "Your offer expired",
    lead: (round) => `You didn't claim the spot in the game at ${round}.`,
  },
  "not-answered": {
    subject: "You didn't reply",
    lead: (round) => `You didn't say whether you were in for the game at ${round}. We'll ask you first again next time.`,
  },
};

export const requestExpired: MessageTemplate<"request-expired"> = (content, context) => {
  const { subject, lead } = words[content.why ?? "no-reply"];
  return {
    subject: `${subject}`,
    lead: lead(roundInWords(content, context)),
    facts: roundFacts(content, context),
    action: { label: "Find another game", path: "/" },
  };
};
