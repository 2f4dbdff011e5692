import { PRODUCT } from "../../product.ts";
import type { MessageBody } from "../message.ts";

/** Instead of a link that would make another account: who asked learns nothing, the owner of the address does. */
export const accountExists: MessageBody = {
  subject: `You already have a ${PRODUCT} account`,
  lead: `Someone, probably you, entered this address at ${PRODUCT}. It already has an account, so we didn't change anything.`,
  facts: [],
  note: "Sign in as you always do. If you forgot your password, choose a new one on the same page. If it wasn't you, ignore this email.",
  action: { label: "Sign in", path: "/sign-in" },
};
