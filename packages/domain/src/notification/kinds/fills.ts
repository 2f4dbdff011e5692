import { z } from "zod";
import { whyInWords } from "../../fill/in-words.ts";
import { namedWhy, storedWhy } from "../../fill/schema.ts";
import { timeInWords } from "../../in-words.ts";
import { secretLink } from "../../links/secret-links.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, roundFacts, roundInWords, toTeeTime } from "../message.ts";

/** To a golfer outside of the game, who may take an open spot. */
export const spotOpened = defineNotification({
  kind: "spot-opened",
  content: {
    why: storedWhy,
    /** The partner, or the golfer of the group with whom they played. */
    golferId: golferId.optional(),
    /** The golfer's clock, at whose night it isn't sent. */
    timeZone: z.string(),
    confirmsAtOnce: z.boolean(),
    ...place,
  },
  group: "OpenSpots",
  whileTrue: { of: "account", while: [], until: "tee-off", followsGame: true },
  message: (content, context) => ({
    subject: `A spot opened at ${timeInWords(content.time, context)}`,
    lead: `A spot is open at ${roundInWords(content, context)}. ${whyInWords(namedWhy(content.why, context.actorName))}.`,
    facts: roundFacts(content, context),
    note: content.confirmsAtOnce
      ? "Say yes and you're in, while the spot is open."
      : "Say yes and we'll send your request to the host, while the spot is open.",
    // Only the mail's link works without signing in.
    action: context.linkToken
      ? { label: "Yes or no", path: secretLink("/fill-spot", { token: context.linkToken }) }
      : toTeeTime(context, "Yes or no"),
  }),
});

/** To the host, who let a yes take the spot. */
export const spotFilled = defineNotification({
  kind: "spot-filled",
  content: { golferId, ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["confirmed"], until: "tee-off" },
  message: (content, context) => ({
    subject: `${actor(context)} took your open spot`,
    lead: `${actor(context)} said yes and is in your game at ${roundInWords(content, context)}.`,
    facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});
