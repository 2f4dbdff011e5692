import type { Account } from "@fourball/domain/account/schema";
import { signInLink, suspendedLink } from "@fourball/domain/links/sign-in-links";
import { useSyncExternalStore } from "react";
import { isKeeping } from "../offline/is-keeping.ts";
import { kitTexts } from "../texts.ts";
import { notify } from "../toast.ts";
import type { ApiError } from "../trpc/api-error.ts";
import { isUnauthorized } from "../trpc/failure.ts";
import { trpc } from "../trpc/trpc.ts";

/** The specified time to read the toast before the page navigates away. */
const REDIRECT_DELAY_MS = 500;

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "failed"; retry: () => void }
  | { state: "signed-in"; account: Account };

/** The session of this browser: an unauthorized answer means signed out. */
export function useSession(): Session {
  const current = trpc.account.current.useQuery();
  if (current.data) return { state: "signed-in", account: current.data };
  if (current.error)
    return isUnauthorized(current.error) ? { state: "signed-out" } : { state: "failed", retry: () => void current.refetch() };
  return { state: "loading" };
}

export const currentPath = (): string => window.location.pathname + window.location.search;

/** Full page navigation, in an object so that tests can spy on it. */
export const browser = { goTo: (url: string): void => window.location.assign(url) };

let isLeaving = false;
let hasExpired = false;
let expectedEnds = 0;
const expiryListeners = new Set<() => void>();

// The back/forward cache restores the page with its variables.
window.addEventListener("pageshow", () => {
  isLeaving = false;
  expectedEnds = 0;
  setExpired(false);
});

function setExpired(value: boolean): void {
  hasExpired = value;
  for (const listener of expiryListeners) listener();
}

/** Whether the session has expired, until the page leaves for sign-in. */
export const useHasExpired = (): boolean => useSyncExternalStore(subscribeToExpiry, () => hasExpired);

function subscribeToExpiry(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Navigates after the specified delay. Session errors in between are not reported. */
export function leaveFor(url: string): void {
  isLeaving = true;
  setTimeout(() => browser.goTo(url), REDIRECT_DELAY_MS);
}

/**
 * A call is under way that ends or replaces the session. The server closes the socket before the answer is here: session
 * errors are not reported until the returned function is called.
 */
export function expectSessionEnd(): () => void {
  let isOver = false;
  expectedEnds++;
  return () => {
    if (!isOver) expectedEnds = Math.max(0, expectedEnds - 1);
    isOver = true;
  };
}

/**
 * The session has ended: shows one toast, then navigates to sign-in with a way back. The page of a suspended golfer says why
 * instead; that is what the server closes the socket with.
 */
export function signInAgain(why = ""): void {
  if (isLeaving || expectedEnds > 0) return;
  setExpired(true);
  const suspended = suspendedLink(why);
  if (!suspended) void notify({ type: "error", title: kitTexts.signedOut.title, description: kitTexts.signedOut.what });
  // What is not sent yet waits for the same golfer.
  if (isKeeping()) void import("../offline/forget-device.ts").then(({ forgetQueries }) => forgetQueries());
  leaveFor(suspended ?? signInLink(currentPath()));
}

/** Handles an expired session. True when that was the error. */
export function handleUnauthorized(error: ApiError): boolean {
  if (!isUnauthorized(error)) return false;
  signInAgain();
  return true;
}
