import { safeReturnTo } from "@fourball/domain/account/return-to";
import { type IdentityProblem, isIdentityProblem } from "@fourball/domain/identity/constants";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../kit/session/session.ts";

export type AccountSearch = {
  returnTo?: string | undefined;
  /** What went wrong at the identity provider, or why the golfer was signed out. */
  problem?: IdentityProblem | "suspended" | undefined;
  until?: unknown;
  reason?: unknown;
};

/** `returnTo` is kept only when it is a path on this site that is worth keeping. */
export function readAccountSearch({ returnTo, problem, until, reason }: Record<string, unknown>): AccountSearch {
  const path = safeReturnTo(typeof returnTo === "string" ? returnTo : undefined);
  // Present even when undefined: a missing key would keep the raw value from the address.
  const isSuspended = problem === "suspended";
  return {
    returnTo: path === "/" ? undefined : path,
    problem: isSuspended || isIdentityProblem(problem) ? problem : undefined,
    until: isSuspended ? until : undefined,
    reason: isSuspended ? reason : undefined,
  };
}

/** Navigates to `returnTo` as soon as there is a session. */
export function useRedirectWhenSignedIn(): void {
  const session = useSession();
  const { returnTo = "/" } = useSearch({ from: "/_account" });
  const { history } = useRouter();
  const isSignedIn = session.state === "signed-in";
  useEffect(() => {
    if (isSignedIn) history.replace(returnTo);
  }, [isSignedIn, returnTo, history]);
}
