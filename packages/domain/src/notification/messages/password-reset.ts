import { RESET_TOKEN_MINUTES } from "../../account/constants.ts";
import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

export const passwordReset: MessageTemplate<"password-reset"> = (_news, { linkToken }) => ({
  subject: `Reset your ${PRODUCT} password`,
  lead: `We received a request to reset the password of your ${PRODUCT} account.`,
  facts: [["The link works for", `${RESET_TOKEN_MINUTES} minutes, once`]],
  note: "If it wasn't you, ignore this email. Your password won't change.",
  // The token is in the fragment, which browsers don't send to servers or in referrers.
  action: linkToken
    ? { label: "Choose a new password", path: `/reset-password#token=${linkToken}` }
    : { label: "Get a new link", path: "/forgot-password" },
});
