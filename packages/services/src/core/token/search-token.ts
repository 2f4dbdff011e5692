import type { Db, Tx } from "@fourball/db/client";
import { derivedToken, installationKey, isSameToken } from "./installation-key.ts";

/** Turns one search off and on again. Stored nowhere: made again for each mail, and to compare. */
export const searchToken = async (db: Db | Tx, id: string): Promise<string> =>
  derivedToken(await installationKey(db, "saved searches"), id);

export const isSearchToken = async (db: Db | Tx, id: string, token: string): Promise<boolean> =>
  isSameToken(await searchToken(db, id), token);
