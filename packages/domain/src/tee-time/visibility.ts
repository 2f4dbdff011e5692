import { fail } from "../failure.ts";

type Seen = {
  isPublic: boolean;
  status: string;
  /** A block hides it from the viewer. */
  isHidden: boolean;
  /** The viewer is a partner of the host, who shows the game to partners first, or was written to about an open spot. */
  isShownFirst: boolean;
};
export type ViewerStatus = "host" | "pending" | "confirmed" | "declined" | null;

/** The host, a player, or a golfer whose request waits. */
export const takesPart = (viewerStatus: ViewerStatus): boolean => viewerStatus !== null && viewerStatus !== "declined";

/**
 * Anyone sees active listed games; an invite link, a head start for partners, or a message about an open spot opens an unlisted
 * one; a cancelled game, or one that a block hides from others, stays visible to its golfers.
 */
export function canSee(
  { isPublic, status, isHidden, isShownFirst }: Seen,
  viewerStatus: ViewerStatus,
  isInvited: boolean,
): boolean {
  if (takesPart(viewerStatus)) return true;
  if (status === "cancelled" || isHidden) return false;
  return isPublic || isInvited || isShownFirst;
}

export function assertSees(teeTime: Seen, viewerStatus: ViewerStatus, isInvited = false): void {
  if (!canSee(teeTime, viewerStatus, isInvited)) throw fail("teeTimeNotFound");
}
