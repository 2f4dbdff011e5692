import { useState } from "react";
import { browser, REDIRECT_DELAY_MS } from "../shared/session.ts";

/** Says that it is happening for as long as the specification grants, then leaves. */
export function useSignOut(): { signingOut: boolean; signOut: () => void } {
  const [signingOut, setSigningOut] = useState(false);
  return {
    signingOut,
    signOut: () => {
      if (signingOut) return;
      setSigningOut(true);
      setTimeout(() => browser.goTo("/api/logout"), REDIRECT_DELAY_MS);
    },
  };
}
