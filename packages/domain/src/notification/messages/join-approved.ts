import { placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const joinApproved: Writes<"join-approved"> = (news, about) => ({
  subject: `You're in: ${news.courseName}`,
  lead: `You have a spot in the round at ${roundInWords(news, about)}.`,
  facts: placeFacts(news, about),
  ...(about.isGuest && { note: "Be at the first tee a little early and ask for the host's group." }),
  action: about.isGuest ? { label: "See more rounds", path: "/" } : toTeeTime(about),
});
