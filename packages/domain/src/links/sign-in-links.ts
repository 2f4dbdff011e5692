import type { AccountSearch } from "./page-search.ts";

/** Leads to the sign-in page, or to the identity provider, and back to `returnTo`. */
export const signInLink = (returnTo: string): string =>
  returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

const SUSPENDED = "suspended" satisfies AccountSearch["problem"];

/** The sign-in page with what a closed socket says of a suspension; undefined where it was closed for another reason. */
export const suspendedLink = (reason: string): string | undefined =>
  reason.startsWith(`problem=${SUSPENDED}`) ? `/sign-in?${reason}` : undefined;
