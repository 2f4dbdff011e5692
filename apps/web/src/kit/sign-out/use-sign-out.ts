import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { setBadge } from "../push/badge.ts";
import { leaveFor } from "../session/session.ts";

/** Says so for the specified delay, then leaves. */
export function useSignOut(): { signingOut: boolean; signOut: () => void } {
  const queryClient = useQueryClient();
  const [signingOut, setSigningOut] = useState(false);

  async function signOut(): Promise<void> {
    setSigningOut(true);
    const { clearDevice } = await import("./clear-device.ts");
    if (!clearDevice(queryClient)) return setSigningOut(false);
    setBadge(0);
    leaveFor("/api/logout");
  }

  return { signingOut, signOut: () => void (signingOut || signOut()) };
}
