import type { Account } from "@fourball/domain/account/schema";
import { isUnauthorized } from "./failure.ts";
import { notify } from "./toast.ts";
import { type ApiError, trpc } from "./trpc.ts";

/** What the specification grants a golfer to read before the page goes. */
const REDIRECT_DELAY_MS = 500;

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "failed"; retry: () => void }
  | { state: "signed-in"; account: Account };

/** Who looks at the screen: a 401 means nobody. */
export function useSession(): Session {
  const current = trpc.account.current.useQuery();
  if (current.data) return { state: "signed-in", account: current.data };
  if (current.error)
    return isUnauthorized(current.error) ? { state: "signed-out" } : { state: "failed", retry: () => void current.refetch() };
  return { state: "loading" };
}

export const signInUrl = (returnTo: string): string =>
  returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const herePath = (): string => window.location.pathname + window.location.search;

/** Where a browser is sent, rather than routed: tests watch it. */
export const browser = { goTo: (url: string): void => window.location.assign(url) };

let isLeaving = false;

// The page may come back as it was left, by Back from where it went.
window.addEventListener("pageshow", () => {
  isLeaving = false;
});

/** Goes elsewhere after what the specification grants a golfer to read. What becomes of the session meanwhile is no news. */
export function leaveFor(url: string): void {
  isLeaving = true;
  setTimeout(() => browser.goTo(url), REDIRECT_DELAY_MS);
}

/** The session is gone: says so once, then leads to sign-in and back. */
export function signInAgain(): void {
  if (isLeaving) return;
  void notify({ type: "error", title: "Unauthorized", description: "You are logged out. Logging in again..." });
  leaveFor(signInUrl(herePath()));
}

/** A call found the session gone. True when that was the error. */
export function handleUnauthorized(error: ApiError): boolean {
  if (!isUnauthorized(error)) return false;
  signInAgain();
  return true;
}
