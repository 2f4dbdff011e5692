import { actor, type MessageTemplate } from "../message.ts";

export const partners: MessageTemplate<"partners"> = (_, context) => ({
  subject: `You and ${actor(context)} are partners`,
  lead: `You'd both play together again, so you and ${actor(context)} are partners now.`,
  facts: [],
  action: { label: "See your partners", path: "/settings#partners" },
});
