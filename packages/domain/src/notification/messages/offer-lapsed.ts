import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const offerLapsed: MessageTemplate<"offer-lapsed"> = (content, context) => ({
  subject: `Your offer expired: ${content.courseName}`,
  lead: `The spot at ${roundInWords(content, context)} was passed on because the offer ran out. ${
    content.wasRegular ? "You're asked first again next time." : "You're still on the waitlist."
  }`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
