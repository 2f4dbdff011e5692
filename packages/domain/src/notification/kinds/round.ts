import { z } from "zod";
import { momentInWords, timeInWords } from "../../in-words.ts";
import { linkTo } from "../../links/links.ts";
import { secretLink } from "../../links/secret-links.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const REMINDERS = ["day-before", "soon"] as const;

/** `writtenOn`: the date at the course when it was written, for words like "tomorrow". */
export const reminder = defineNotification({
  kind: "reminder",
  content: { when: z.enum(REMINDERS), writtenOn: z.string().optional(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["confirmed", "host"], until: "tee-off" },
  message: (content, context) => ({
    subject: content.when === "soon" ? `Tee-off at ${timeInWords(content.time, context)}` : "Your game is coming up",
    lead: `You're playing at ${roundInWords(content, context)}.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  }),
});

/** To players the day before. `writtenOn`: as in a reminder. */
export const stillPlaying = defineNotification({
  kind: "still-playing",
  content: { writtenOn: z.string(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["confirmed"], until: "tee-off" },
  message: (content, context) => ({
    subject: "Still playing?",
    lead: `You're playing at ${roundInWords(content, context)}. Let the host know that you'll be there.`,
    facts: roundFacts(content, context),
    note: "Can't make it? Say no there, so that somebody else can have your spot.",
    // Only the mail's link works without signing in.
    action: context.linkToken
      ? { label: "Yes or no", path: secretLink("/still-playing", { token: context.linkToken }) }
      : toTeeTime(context, "Yes or no"),
  }),
});

/** To partners of the host, who see the game before everyone else. */
export const partnersFirst = defineNotification({
  kind: "partners-first",
  content: { golferId, opensAt: z.iso.datetime(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "account", while: [], until: "its-time", followsGame: true },
  message: (content, context) => ({
    subject: `${actor(context)} shows you a game first`,
    lead: `You can ask for a spot in the game at ${roundInWords(content, context)} before everyone else.`,
    facts: [...roundFacts(content, context), ["Partners only until", momentInWords(content.opensAt, context)]],
    action: toTeeTime(context),
  }),
});

/** How was your round? */
export const roundOver = defineNotification({
  kind: "round-over",
  content: { closesAt: z.iso.datetime(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["over"], until: "its-time" },
  message: (content, context) => ({
    subject: "How was your round?",
    lead: `How was playing with the group at ${roundInWords(content, context)}?`,
    facts: [...roundFacts(content, context), ["Rate by", momentInWords(content.closesAt, context)]],
    action: toTeeTime(context, "Rate the round"),
  }),
});

/** Both would play together again. */
export const partners = defineNotification({
  kind: "partners",
  content: { golferId },
  group: "TeeTimeChanges",
  whileTrue: { of: "account", while: [], until: "always" },
  message: (_, context) => ({
    subject: `You and ${actor(context)} are partners`,
    lead: `You'd both play together again, so you and ${actor(context)} are partners now.`,
    facts: [],
    action: { label: "See your partners", path: linkTo("/settings", { hash: "partners" }) },
  }),
});
