import { momentInWords } from "../../in-words.ts";
import { MODERATION_ACTION_WORDS, MODERATION_UNDONE_WORDS } from "../../moderation/constants.ts";
import { PRODUCT } from "../../product.ts";
import { REPORT_REASON_NAME } from "../../report/constants.ts";
import type { Fact, MessageBody, MessageTemplate } from "../message.ts";

const toHome: MessageBody["action"] = { label: `Open ${PRODUCT}`, path: "/" };

export const moderated: MessageTemplate<"moderated"> = ({ actions, category, suspendedUntil }, context) => {
  const isSuspended = actions.includes("suspended");
  const end: Fact = ["Suspended until", suspendedUntil ? momentInWords(suspendedUntil, context) : "Further notice"];
  return {
    subject: isSuspended ? `Your ${PRODUCT} account is suspended` : `About your ${PRODUCT} account`,
    lead: actions.map((action) => MODERATION_ACTION_WORDS[action]).join(" "),
    facts: [["Reason", REPORT_REASON_NAME[category]], ...(isSuspended ? [end] : [])],
    note: "One of our admins looked at this and decided. If you think we got it wrong, contact us.",
    action: toHome,
  };
};

export const moderationUndone: MessageTemplate<"moderation-undone"> = ({ action }) => ({
  subject: `About your ${PRODUCT} account`,
  lead: MODERATION_UNDONE_WORDS[action],
  facts: [],
  action: toHome,
});
