import { z } from "zod";
import { DISPUTE_DECISIONS } from "../../attendance/constants.ts";
import { momentInWords } from "../../in-words.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, roundFacts, roundInWords, toRecord, toTeeTime } from "../message.ts";

/** To other players: the host says that this golfer didn't come. */
export const noShowQuestion = defineNotification({
  kind: "no-show-question",
  content: { golferId, answerBy: z.iso.datetime(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "request", while: ["over"], until: "its-time" },
  message: (content, context) => ({
    subject: `Did ${actor(context)} come?`,
    lead: `The host says that ${actor(context)} didn't come to ${roundInWords(content, context)}. You were there: is that right?`,
    facts: [...roundFacts(content, context), ["Answer by", momentInWords(content.answerBy, context)]],
    note: "Without your answer it doesn't count. We don't say who answered.",
    action: toTeeTime(context, "Yes or no"),
  }),
});

/** To the golfer: it shows from then on, unless it is disputed. */
export const noShowRecorded = defineNotification({
  kind: "no-show-recorded",
  content: { showsAt: z.iso.datetime(), ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "account", while: [], until: "always" },
  message: (content, context) => ({
    subject: "Your record",
    lead: `The host says that you didn't come to ${roundInWords(content, context)}.`,
    facts: [...roundFacts(content, context), ["Shows from", momentInWords(content.showsAt, context)]],
    note: "If that's not right, tell us what happened. It won't show while we look at it.",
    action: toRecord,
  }),
});

const ENTRY = { "late-withdrawal": "late withdrawal", "no-show": "no-show" } as const;

/** To the golfer, and of a no-show to the host: an admin decided, or the host took it back. */
export const recordSettled = defineNotification({
  kind: "record-settled",
  content: {
    entry: z.enum(["late-withdrawal", "no-show"]),
    decision: z.enum(DISPUTE_DECISIONS),
    /** For the host, whose record it isn't. */
    isOfPlayer: z.boolean(),
    ...place,
  },
  group: "TeeTimeChanges",
  whileTrue: { of: "account", while: [], until: "always" },
  message: (content, context) => ({
    subject: content.isOfPlayer ? "A player's record" : "Your record",
    lead: `${content.isOfPlayer ? "The" : "Your"} ${ENTRY[content.entry]} at ${roundInWords(content, context)} ${
      content.decision === "kept" ? "still counts" : "no longer counts"
    }.`,
    facts: roundFacts(content, context),
    action: content.isOfPlayer ? toTeeTime(context) : toRecord,
  }),
});
