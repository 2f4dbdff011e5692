import type { Suspension } from "../moderation/suspension.ts";
import type { AccountSearch } from "./page-search.ts";
import { stringifyPlainSearch } from "./plain-search.ts";

/** Leads to the sign-in page, or to the identity provider, and back to `returnTo`. */
export const signInLink = (returnTo: string): string =>
  returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

const SUSPENDED = "suspended" satisfies AccountSearch["problem"];

/** The sign-in page with what a closed socket says of a suspension; undefined where it was closed for another reason. */
export const suspendedLink = (reason: string): string | undefined =>
  reason.startsWith(`problem=${SUSPENDED}`) ? `/sign-in?${reason}` : undefined;

/** What the sign-in page says of a suspension. */
export const suspendedSearch = ({ until, reason }: Suspension): AccountSearch => ({
  problem: "suspended",
  until: until ?? undefined,
  reason: reason ?? undefined,
});

/** The same as the reason of a closed socket, which may be 123 bytes long. */
export const suspendedReason = (suspension: Suspension): string => stringifyPlainSearch(suspendedSearch(suspension)).slice(1);
