import type { Suspension } from "../moderation/suspension.ts";
import type { AccountSearch } from "./page-search.ts";
import { stringifyPlainSearch } from "./plain-search.ts";

/** What the sign-in page says of a suspension. */
export const suspendedSearch = ({ until, reason }: Suspension): AccountSearch => ({
  problem: "suspended",
  until: until ?? undefined,
  reason: reason ?? undefined,
});

/** The same as the reason of a closed socket, which may be 123 bytes long. */
export const suspendedReason = (suspension: Suspension): string => stringifyPlainSearch(suspendedSearch(suspension)).slice(1);
