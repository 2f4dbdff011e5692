import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { useEffect } from "react";
import { isVisible } from "../../shared/focus.ts";
import { trpc } from "../../shared/trpc.ts";
import { useGameAddress } from "./game-address.ts";

/** Nobody is told what changes in an unlisted game but those who are part of it: who only holds its link asks again on coming back. */
export function useInviteeRefresh(teeTime: TeeTimeDetail | undefined): void {
  const address = useGameAddress();
  const utils = trpc.useUtils();
  const isInvitee = teeTime !== undefined && teeTime.viewerStatus === null && address.invite !== undefined;
  const { teeTimeId } = address;
  useEffect(() => {
    if (!isInvitee) return;
    function ask(): void {
      if (!isVisible()) return;
      // Two events may tell of one return.
      void utils.teeTime.get.invalidate({ teeTimeId }, undefined, { cancelRefetch: false });
      void utils.participation.list.invalidate({ teeTimeId }, undefined, { cancelRefetch: false });
    }
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isInvitee, teeTimeId, utils]);
}
