import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../kit/session/session.ts";

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
