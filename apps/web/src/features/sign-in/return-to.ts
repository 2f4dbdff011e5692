import { safeReturnTo } from "@fourball/domain/account/return-to";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../shared/session.ts";

export type AccountSearch = { returnTo?: string | undefined };

/** `returnTo` is kept only when it is a path on this site that is worth keeping. */
export function readAccountSearch({ returnTo }: Record<string, unknown>): AccountSearch {
  const path = safeReturnTo(typeof returnTo === "string" ? returnTo : undefined);
  // Named even when empty: what is left out would stay as it stands in the address.
  return { returnTo: path === "/" ? undefined : path };
}

/** Whoever is signed in, already or by now, goes on to where they wanted to be. */
export function useLeadOn(): void {
  const session = useSession();
  const { returnTo = "/" } = useSearch({ from: "/_account" });
  const { history } = useRouter();
  const isIn = session.state === "signed-in";
  useEffect(() => {
    if (isIn) history.replace(returnTo);
  }, [isIn, returnTo, history]);
}
