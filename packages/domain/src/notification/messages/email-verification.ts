import { EMAIL_VERIFICATION_HOURS } from "../../account/constants.ts";
import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

export const emailVerification: MessageTemplate<"email-verification"> = (_news, { linkToken }) => ({
  subject: `Confirm your email for ${PRODUCT}`,
  lead: `Confirm that the ${PRODUCT} account with this email address is yours.`,
  facts: [["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
  note: "If you didn't sign up, ignore this email.",
  // The token is in the fragment, which browsers don't send to servers or in referrers.
  action: { label: "Confirm your email", path: linkToken ? `/confirm-email#token=${linkToken}` : "/confirm-email" },
});
