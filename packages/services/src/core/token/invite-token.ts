import { timingSafeEqual } from "node:crypto";
import type { Db, Tx } from "@fourball/db/client";
import { derivedToken, installationKey } from "./installation-key.ts";
import { secretHash } from "./secret-hash.ts";

type Invited = { id: string; isPublic: boolean; inviteVersion: number; oldInviteHash: string | null };

/** The secret part of the link to an unlisted game; null for a public one. */
export async function inviteTokenOf(
  db: Db | Tx,
  { id, isPublic, inviteVersion }: Omit<Invited, "oldInviteHash">,
): Promise<string | null> {
  return isPublic ? null : tokenOf(await inviteKey(db), id, inviteVersion);
}

export const inviteKey = (db: Db | Tx): Promise<Buffer> => installationKey(db, "invite links");

const tokenOf = (key: Buffer, id: string, version: number): string => derivedToken(key, `${id} ${version}`);

/** That of a new game. */
export const firstInviteToken = (key: Buffer, id: string): string => tokenOf(key, id, 1);

/** Whether this is the secret part of the link to the game. */
export async function isInvited(db: Db | Tx, game: Invited, invite: string | undefined): Promise<boolean> {
  if (!invite || game.isPublic) return false;
  const known = [game.oldInviteHash, secretHash((await inviteTokenOf(db, game)) ?? "")];
  const given = Buffer.from(secretHash(invite));
  return known.some((hash) => hash?.length === given.length && timingSafeEqual(Buffer.from(hash), given));
}

/** Revokes the link of a game, and makes another. */
export const newInvite = ({ inviteVersion }: { inviteVersion: number }): { inviteVersion: number; oldInviteHash: null } => ({
  inviteVersion: inviteVersion + 1,
  oldInviteHash: null,
});
