import { EMAIL_VERIFICATION_HOURS } from "../../account/constants.ts";
import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";
import { accountExists } from "./account-exists.ts";

export const signUpLink: MessageTemplate<"sign-up-link"> = (_content, { linkToken, isKnown }) =>
  isKnown
    ? accountExists
    : {
        subject: `Finish signing up to ${PRODUCT}`,
        lead: `Open the link to finish your ${PRODUCT} account.`,
        facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
        note: "If you didn't sign up, ignore this email. Nothing happens without the link.",
        // The token is in the fragment, which browsers don't send to servers or in referrers.
        action: { label: "Finish signing up", path: linkToken ? `/finish-sign-up#token=${linkToken}` : "/sign-up" },
      };
