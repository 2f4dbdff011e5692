import { EMAIL_UNDO_DAYS } from "../../account/constants.ts";
import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

/** To the old address. */
export const emailChanged: MessageTemplate<"email-changed"> = (_content, { linkToken }) => ({
  subject: `The email of your ${PRODUCT} account was changed`,
  lead: `Your ${PRODUCT} account now uses another email address. If you changed it, you're all set.`,
  facts: [["The link works for", `${EMAIL_UNDO_DAYS} days, once`]],
  note: "If it wasn't you, open the link: it puts this address back, lets you choose a new password, signs everyone out and removes the passkeys and connected accounts added since.",
  action: {
    label: "It wasn't me",
    path: linkToken ? `/undo-email-change#token=${linkToken}` : "/undo-email-change",
  },
});
