import { timingSafeEqual } from "node:crypto";
import type { Db, Tx } from "@fourball/db/client";
import { derivedToken, installationKey } from "../account/installation-key.ts";

/** Turns one search off and on again. Stored nowhere: made again for each mail, and to compare. */
export const searchToken = async (db: Db | Tx, id: string): Promise<string> =>
  derivedToken(await installationKey(db, "saved searches"), id);

export async function isSearchToken(db: Db | Tx, id: string, token: string): Promise<boolean> {
  const [known, given] = [Buffer.from(await searchToken(db, id)), Buffer.from(token)];
  return known.length === given.length && timingSafeEqual(known, given);
}
