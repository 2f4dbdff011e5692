import { RESET_TOKEN_MINUTES } from "../../account/schema.ts";
import { PRODUCT } from "../../product.ts";
import type { Writes } from "../message.ts";

export const passwordReset: Writes<"password-reset"> = (_news, { resetToken }) => ({
  subject: `Reset your ${PRODUCT} password`,
  lead: `Somebody, most likely you, asked to reset the password of your ${PRODUCT} account.`,
  facts: [["The link works for", `${RESET_TOKEN_MINUTES} minutes, once`]],
  note: "If it was not you, ignore this mail: your password stays as it is.",
  // The token stands in the fragment, which browsers send to no server and no referrer.
  action: resetToken
    ? { label: "Choose a new password", path: `/reset-password#token=${resetToken}` }
    : { label: "Ask for a new link", path: "/forgot-password" },
});
