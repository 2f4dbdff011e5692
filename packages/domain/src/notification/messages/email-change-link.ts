import { EMAIL_VERIFICATION_HOURS } from "../../account/constants.ts";
import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";
import { accountExists } from "./account-exists.ts";

export const emailChangeLink: MessageTemplate<"email-change-link"> = (_content, { linkToken, isKnown }) =>
  isKnown
    ? accountExists
    : {
        subject: `Confirm your new email for ${PRODUCT}`,
        lead: `Open the link to use this address for your ${PRODUCT} account.`,
        facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
        note: "If you didn't ask for it, ignore this email. The account keeps its old address.",
        action: { label: "Confirm your email", path: linkToken ? `/confirm-email#token=${linkToken}` : "/confirm-email" },
      };
