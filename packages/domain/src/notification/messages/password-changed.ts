import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

const wasItYou = {
  facts: [],
  note: "If it wasn't you, choose a new password now. That signs everyone else out.",
  action: { label: "Reset your password", path: "/forgot-password" },
};

export const passwordChanged: MessageTemplate<"password-changed"> = () => ({
  subject: `Your ${PRODUCT} password was changed`,
  lead: `The password of your ${PRODUCT} account was changed, and your other devices were signed out.`,
  ...wasItYou,
});

export const passwordRemoved: MessageTemplate<"password-removed"> = () => ({
  subject: `Your ${PRODUCT} password was removed`,
  lead: `You now sign in to ${PRODUCT} with your passkeys only, and your other devices were signed out.`,
  ...wasItYou,
});
