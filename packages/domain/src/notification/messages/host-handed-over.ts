import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

/** Instead of the request that brought them. */
const friendsStay = (friends: number): string =>
  friends === 1
    ? "Your friend keeps the spot, so one spot fewer is open. If they can't come, raise the number of players."
    : `Your ${friends} friends keep their spots, so ${friends} spots fewer are open. If they can't come, raise the number of players.`;

export const hostHandedOver: MessageTemplate<"host-handed-over"> = (content, context) => ({
  subject: "You're the host now",
  lead: `${actor(context)} passed the game at ${roundInWords(content, context)} to you.`,
  facts: roundFacts(content, context),
  ...(content.friends && { note: friendsStay(content.friends) }),
  action: toTeeTime(context, "Manage your tee time"),
});
