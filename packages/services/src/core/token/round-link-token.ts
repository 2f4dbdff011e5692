import type { Db, Tx } from "@fourball/db/client";
import { roundLinkPath } from "@fourball/domain/round-link/schema";
import { derivedToken, installationKey, isSameToken } from "./installation-key.ts";

// Stored nowhere: made again to show the link to its golfer, and to compare.
const tokenOf = async (db: Db | Tx, id: string): Promise<string> =>
  derivedToken(await installationKey(db, "links to rounds"), id);

export const pathOfRoundLink = async (db: Db | Tx, id: string): Promise<string> => roundLinkPath(id, await tokenOf(db, id));

export const isRoundLinkToken = async (db: Db, id: string, token: string): Promise<boolean> =>
  isSameToken(await tokenOf(db, id), token);
