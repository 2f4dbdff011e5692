import type { Db, Tx } from "@fourball/db/client";
import { secretLink } from "@fourball/domain/links/secret-links";
import { derivedToken, installationKey, isSameToken } from "./installation-key.ts";

// Stored nowhere: made again to show the link to its golfer, and to compare.
const tokenOf = async (db: Db | Tx, id: string): Promise<string> =>
  derivedToken(await installationKey(db, "links to rounds"), id);

export const pathOfRoundLink = async (db: Db | Tx, id: string): Promise<string> =>
  secretLink("/round", { id, token: await tokenOf(db, id) });

export const isRoundLinkToken = async (db: Db, id: string, token: string): Promise<boolean> =>
  isSameToken(await tokenOf(db, id), token);
