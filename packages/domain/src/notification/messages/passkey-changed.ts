import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

const note = "If it wasn't you, choose a new password now and check your passkeys in Settings.";
const action = { label: "Reset your password", path: "/forgot-password" };

export const passkeyAdded: MessageTemplate<"passkey-added"> = ({ name }) => ({
  subject: `A passkey was added to your ${PRODUCT} account`,
  lead: `You can now sign in to ${PRODUCT} with this passkey.`,
  facts: [["Passkey", name]],
  note,
  action,
});

export const passkeyRemoved: MessageTemplate<"passkey-removed"> = ({ name }) => ({
  subject: `A passkey was removed from your ${PRODUCT} account`,
  lead: `This passkey no longer signs in to ${PRODUCT}.`,
  facts: [["Passkey", name]],
  note,
  action,
});
