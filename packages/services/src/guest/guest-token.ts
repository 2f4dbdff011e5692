import { timingSafeEqual } from "node:crypto";
import type { Db } from "@fourball/db/client";
import { guestRequestPath } from "@fourball/domain/guest/guest-request-path";
import { derivedToken, installationKey } from "../account/installation-key.ts";

const keyOf = (db: Db): Promise<Buffer> => installationKey(db, "links to guests' requests");

/** The links of guests to their own requests. Their tokens are stored nowhere: they are made again for each mail, and to compare. */
export async function guestLinks(db: Db): Promise<(guestRequestId: string) => string> {
  const key = await keyOf(db);
  return (guestRequestId) => guestRequestPath(guestRequestId, derivedToken(key, guestRequestId));
}

export async function isGuestToken(db: Db, guestRequestId: string, token: string): Promise<boolean> {
  const [known, given] = [Buffer.from(derivedToken(await keyOf(db), guestRequestId)), Buffer.from(token)];
  return known.length === given.length && timingSafeEqual(known, given);
}
