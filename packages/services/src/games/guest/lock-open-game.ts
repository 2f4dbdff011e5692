import type { Tx } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import { asFull, assertMayJoin } from "@fourball/domain/tee-time/spots";
import { gameAcrossBlocks } from "../../core/access/game-across-blocks.ts";
import { existingParticipation, type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isInvited } from "../../core/token/invite-token.ts";

export type OpenGame = {
  teeTime: LockedTeeTime;
  /** By the link of an unlisted game. */
  isInvited: boolean;
  /** Who has the link has a spot without asking. */
  isIn: boolean;
};

/** `inviteVersion`: of the link that the guest had when the request was mailed; a renewed link switches it off. */
type Way = { teeTimeId: string; invite?: string | undefined; inviteVersion?: number | undefined };

/** A game that the guest may ask to join now, locked; 404 for an unlisted one without its link. */
export async function lockOpenGame(tx: Tx, { viewer, clock }: ServiceContext, way: Way): Promise<OpenGame> {
  const { teeTimeId, invite, inviteVersion } = way;
  const teeTime = await lockTeeTime(tx, teeTimeId);
  const byLink = !teeTime.isPublic && (inviteVersion === teeTime.inviteVersion || (await isInvited(tx, teeTime, invite)));
  if (!(teeTime.isPublic || byLink) || teeTime.status === "cancelled") throw fail("teeTimeNotFound");
  const sight = viewer ? await gameAcrossBlocks(tx, viewer.id, teeTimeId) : undefined;
  if (sight?.isHidden) throw fail("teeTimeNotFound");
  const existing = viewer ? await existingParticipation(tx, teeTimeId, viewer.id) : undefined;
  assertMayJoin(viewer?.id, sight?.isKeptOut ? asFull(teeTime) : teeTime, existing?.status, clock.now());
  if (!teeTime.takesGuests) throw fail("guestsTurnedAway");
  return { teeTime, isInvited: byLink, isIn: byLink && teeTime.guestsAreIn };
}
