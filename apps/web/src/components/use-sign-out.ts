import { useState } from "react";
import { leaveFor } from "../shared/session.ts";

/** Says that it is happening for as long as the specification grants, then leaves. */
export function useSignOut(): { signingOut: boolean; signOut: () => void } {
  const [signingOut, setSigningOut] = useState(false);
  return {
    signingOut,
    signOut: () => {
      if (signingOut) return;
      setSigningOut(true);
      leaveFor("/api/logout");
    },
  };
}
