import { actor, placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const hostHandedOver: Writes<"host-handed-over"> = (news, about) => ({
  subject: `You are the host now: ${news.courseName}`,
  lead: `${actor(about)} handed the round at ${roundInWords(news, about)} over to you.`,
  facts: placeFacts(news, about),
  action: toTeeTime(about, "Manage the tee time"),
});
