import { notFound } from "../failure.ts";

type Seen = { isPublic: boolean; status: string; inviteToken: string | null };
export type ViewerStatus = "host" | "pending" | "confirmed" | "declined" | null;

/** Anyone sees active listed games; an invite link opens an unlisted one; a cancelled game stays visible to its golfers. */
export function canSee({ isPublic, status, inviteToken }: Seen, viewerStatus: ViewerStatus, invite: string | undefined): boolean {
  if (viewerStatus === "host" || viewerStatus === "pending" || viewerStatus === "confirmed") return true;
  if (status === "cancelled") return false;
  return isPublic || (inviteToken !== null && invite === inviteToken);
}

export function assertSees(teeTime: Seen, viewerStatus: ViewerStatus, invite?: string): void {
  if (!canSee(teeTime, viewerStatus, invite)) throw notFound("Tee time not found");
}
