import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const leftGame: MessageTemplate<"left-game"> = (content, context) => ({
  subject: "You've left the game",
  lead: `You're no longer playing at ${roundInWords(content, context)}. Open the attached file to take it off your calendar.`,
  facts: roundFacts(content, context),
  action: { label: "Find another game", path: "/" },
});
