import { z } from "zod";
import { momentInWords } from "../../in-words.ts";
import { linkTo } from "../../links/links.ts";
import {
  MODERATION_ACTION_WORDS,
  MODERATION_ACTIONS,
  MODERATION_UNDONE_WORDS,
  UNDOABLE_ACTIONS,
} from "../../moderation/constants.ts";
import { PRODUCT } from "../../product.ts";
import {
  REPORT_OUTCOME_WORDS,
  REPORT_OUTCOMES,
  REPORT_REASON_NAME,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportSubject,
} from "../../report/constants.ts";
import { defineNotification } from "../define-notification.ts";
import type { Fact, MessageBody } from "../message.ts";

const REPORTED: Record<ReportSubject, string> = {
  golfer: "A golfer",
  message: "A message",
  game: "A game",
  picture: "A picture",
};

/** To the golfer who reported something. */
export const reportSettled = defineNotification({
  kind: "report-settled",
  content: { reportId: z.string(), subject: z.enum(REPORT_SUBJECTS), outcome: z.enum(REPORT_OUTCOMES) },
  group: null,
  whileTrue: { of: "account", while: [], until: "always" },
  message: ({ subject, outcome }) => ({
    subject: "About your report",
    lead: REPORT_OUTCOME_WORDS[outcome],
    facts: [["You reported", REPORTED[subject]]],
    note: "We don't tell anyone who reported what. Thanks for looking out for everyone.",
    action: { label: "See your activity", path: linkTo("/dashboard", { search: { tab: "requests" } }) },
  }),
});

const toHome: MessageBody["action"] = { label: `Open ${PRODUCT}`, path: "/" };

/** To the golfer whom it concerns; never who reported what. */
export const moderated = defineNotification({
  kind: "moderated",
  content: {
    actions: z.array(z.enum(MODERATION_ACTIONS)),
    category: z.enum(REPORT_REASONS),
    /** When a suspension ends; null for good, or without one. */
    suspendedUntil: z.iso.datetime().nullable(),
  },
  group: null,
  whileTrue: { of: "account", while: [], until: "always" },
  message: ({ actions, category, suspendedUntil }, context) => {
    const isSuspended = actions.includes("suspended");
    const end: Fact = ["Suspended until", suspendedUntil ? momentInWords(suspendedUntil, context) : "Further notice"];
    return {
      subject: isSuspended ? `Your ${PRODUCT} account is suspended` : `About your ${PRODUCT} account`,
      lead: actions.map((action) => MODERATION_ACTION_WORDS[action]).join(" "),
      facts: [["Reason", REPORT_REASON_NAME[category]], ...(isSuspended ? [end] : [])],
      note: "One of our admins looked at this and decided. If you think we got it wrong, contact us.",
      action: toHome,
    };
  },
});

export const moderationUndone = defineNotification({
  kind: "moderation-undone",
  content: { action: z.enum(UNDOABLE_ACTIONS) },
  group: null,
  whileTrue: { of: "account", while: [], until: "always" },
  message: ({ action }) => ({
    subject: `About your ${PRODUCT} account`,
    lead: MODERATION_UNDONE_WORDS[action],
    facts: [],
    action: toHome,
  }),
});
