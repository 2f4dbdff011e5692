import { z } from "zod";
import { momentInWords } from "../../in-words.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const spotOffered = defineNotification({
  kind: "spot-offered",
  content: { expiresAt: z.iso.datetime(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["offered"], until: "its-time" },
  message: (content, context) => ({
    subject: "A spot opened up",
    lead: `A spot in the game at ${roundInWords(content, context)} is yours if you claim it in time.`,
    facts: [["Claim by", momentInWords(content.expiresAt, context)], ...roundFacts(content, context)],
    action: toTeeTime(context, "Claim the spot"),
  }),
});

/**
 * `wasRegular`: a regular of a standing game, who was asked first and is on no waitlist. `isSpotGone`: the offer hasn't run out,
 * the host made the group smaller.
 */
export const offerLapsed = defineNotification({
  kind: "offer-lapsed",
  content: { wasRegular: z.literal(true).optional(), isSpotGone: z.literal(true).optional(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["waitlisted"], until: "tee-off" },
  message: (content, context) => {
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
  },
});

/** To a regular, for whom the host of a standing game keeps a spot. */
export const regularAsked = defineNotification({
  kind: "regular-asked",
  content: { golferId, expiresAt: z.iso.datetime(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["offered"], until: "its-time" },
  message: (content, context) => ({
    subject: "Are you in?",
    lead: `${actor(context)} keeps a spot for you in the game at ${roundInWords(content, context)}.`,
    facts: [["Reply by", momentInWords(content.expiresAt, context)], ...roundFacts(content, context)],
    action: toTeeTime(context, "Say if you're in"),
  }),
});
