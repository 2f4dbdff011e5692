import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

/** Instead of the request that brought them. */
const friendsStay = (friends: number): string =>
  friends === 1
    ? "Your friend still has a spot, so the group is one player smaller. If they can't come, raise the number of players."
    : `Your ${friends} friends still have their spots, so the group is ${friends} players smaller. If they can't come, raise the number of players.`;

export const hostHandedOver: MessageTemplate<"host-handed-over"> = (content, context) => ({
  subject: "You're the host now",
  lead: `${actor(context)} passed the round at ${roundInWords(content, context)} to you.`,
  facts: roundFacts(content, context),
  ...(content.friends && { note: friendsStay(content.friends) }),
  action: toTeeTime(context, "Manage your tee time"),
});
