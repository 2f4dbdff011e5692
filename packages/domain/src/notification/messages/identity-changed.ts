import { PRODUCT } from "../../product.ts";
import type { MessageTemplate } from "../message.ts";

const note = "If it wasn't you, choose a new password now and check how you sign in, in Settings.";
const action = { label: "Reset your password", path: "/forgot-password" };

export const identityConnected: MessageTemplate<"identity-connected"> = ({ provider }) => ({
  subject: `Your ${PRODUCT} account is connected to ${provider}`,
  lead: `You can now sign in to ${PRODUCT} with ${provider}.`,
  facts: [],
  note,
  action,
});

export const identityRemoved: MessageTemplate<"identity-removed"> = ({ provider }) => ({
  subject: `Your ${PRODUCT} account is no longer connected to ${provider}`,
  lead: `${provider} no longer signs you in to ${PRODUCT}.`,
  facts: [],
  note,
  action,
});
