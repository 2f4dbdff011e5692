import type { Tx } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { findGuestRequest, type GuestRequestRow } from "./guest-query.ts";

/** A guest's request to a game of the viewer, read again under the lock of the game. */
export async function lockOwnGuestRequest(
  tx: Tx,
  viewer: Viewer,
  guestRequestId: string,
): Promise<{ teeTime: LockedTeeTime; request: GuestRequestRow }> {
  const [known] = await findGuestRequest(tx, { id: guestRequestId });
  if (!known) throw fail("requestNotFound");
  const teeTime = await lockHostedTeeTime(tx, viewer, known.teeTimeId);
  const [request] = await findGuestRequest(tx, { id: guestRequestId });
  if (!request) throw fail("requestNotFound");
  return { teeTime, request };
}
