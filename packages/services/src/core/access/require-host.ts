import type { Tx } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { type LockedTeeTime, lockVisibleTeeTime } from "./lock-tee-time.ts";

export function requireHost(viewer: Viewer, { hostId }: { hostId: string }): void {
  if (viewer.id !== hostId) throw fail("hostOnly");
}

/** Locks a game for its host; 404 for golfers who may not know of it, and 403 for all others. */
export async function lockHostedTeeTime(tx: Tx, viewer: Viewer, teeTimeId: string): Promise<LockedTeeTime> {
  const { teeTime } = await lockVisibleTeeTime(tx, viewer, teeTimeId);
  requireHost(viewer, teeTime);
  return teeTime;
}
