import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const offerLapsed: MessageTemplate<"offer-lapsed"> = (content, context) => {
  const round = roundInWords(content, context);
  const ran = `The spot at ${round} went to the next golfer because your offer ran out.`;
  return {
    subject: `Your offer ${content.isSpotGone ? "ended" : "expired"}`,
    lead: content.isSpotGone
      ? `The host made the group smaller, so the spot at ${round} is gone. You keep your place on the waitlist.`
      : `${ran} ${content.wasRegular ? "We'll ask you first again next time." : "You're still on the waitlist."}`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  };
};
