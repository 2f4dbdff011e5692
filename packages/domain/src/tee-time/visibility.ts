import { notFound } from "../failure.ts";

type Seen = { isPublic: boolean; status: string };
export type ViewerStatus = "host" | "pending" | "confirmed" | "declined" | null;

/** Anyone sees active listed games; an invite link opens an unlisted one; a cancelled game stays visible to its golfers. */
export function canSee({ isPublic, status }: Seen, viewerStatus: ViewerStatus, isInvited: boolean): boolean {
  if (viewerStatus === "host" || viewerStatus === "pending" || viewerStatus === "confirmed") return true;
  if (status === "cancelled") return false;
  return isPublic || isInvited;
}

export function assertSees(teeTime: Seen, viewerStatus: ViewerStatus, isInvited = false): void {
  if (!canSee(teeTime, viewerStatus, isInvited)) throw notFound("Tee time not found");
}
