import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { useEffect } from "react";
import { isVisible } from "../../../kit/focus.ts";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { useGameAddress } from "../game-address.ts";

/** Changes of an unlisted game are sent only to those who take part: a golfer who only holds its link fetches it anew on coming back. */
export function useInviteeRefresh(teeTime: TeeTimeDetail | undefined): void {
  const address = useGameAddress();
  const markStale = useMarkStale();
  const isInvitee = teeTime !== undefined && teeTime.viewerStatus === null && address.invite !== undefined;
  const { teeTimeId } = address;
  useEffect(() => {
    if (!isInvitee) return;
    function refresh(): void {
      if (isVisible()) void markStale([{ type: "tee-time", teeTimeId, change: "spots" }]);
    }
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [isInvitee, teeTimeId, markStale]);
}
