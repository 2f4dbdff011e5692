import { useState } from "react";
import { leaveFor } from "./session.ts";

/** Says so for the specified delay, then leaves. */
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
