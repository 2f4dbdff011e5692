import { z } from "zod";
import { moneyText } from "../../cost/cents.ts";
import { CURRENCIES } from "../../cost/constants.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, roundFacts, roundInWords, toTeeTime } from "../message.ts";

/** In cents. */
const money = { cents: z.number().int(), currency: z.enum(CURRENCIES) };

/** To players and golfers who asked: what each pays has changed, in all. */
export const costsChanged = defineNotification({
  kind: "costs-changed",
  content: { ...money, ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["pending", "waitlisted", "offered", "confirmed"], until: "always" },
  message: (content, context) => ({
    subject: `${moneyText(content.cents, content.currency)} each`,
    lead: `The host changed what ${roundInWords(content, context)} costs: ${moneyText(content.cents, content.currency)} for each player.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  }),
});

/** After the round, to a golfer: what they owe this one. */
export const costDue = defineNotification({
  kind: "cost-due",
  content: { golferId, ...money, ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["over"], until: "always" },
  message: (content, context) => ({
    subject: `You owe ${actor(context)} ${moneyText(content.cents, content.currency)}`,
    lead: `For your round at ${roundInWords(content, context)}, you owe ${actor(context)} ${moneyText(content.cents, content.currency)}.`,
    facts: roundFacts(content, context),
    note: "Pay each other as you like, then mark it as paid.",
    action: toTeeTime(context, "Mark as paid"),
  }),
});

/** This golfer says that it's paid. */
export const costPaid = defineNotification({
  kind: "cost-paid",
  content: { golferId, ...money, ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "request", while: ["over"], until: "always" },
  message: (content, context) => ({
    subject: `${actor(context)} says ${moneyText(content.cents, content.currency)} is paid`,
    lead: `${actor(context)} says they've paid you ${moneyText(content.cents, content.currency)} for ${roundInWords(content, context)}.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context, "Did it arrive?"),
  }),
});
