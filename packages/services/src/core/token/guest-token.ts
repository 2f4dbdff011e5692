import type { Db } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import type { OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { secretLink } from "@fourball/domain/links/secret-links";
import { derivedToken, installationKey, isSameToken } from "./installation-key.ts";

const keyOf = (db: Db): Promise<Buffer> => installationKey(db, "links to guests' requests");

/** The links of guests to their own requests. Their tokens are stored nowhere: they are made again for each mail, and to compare. */
export async function guestLinks(db: Db): Promise<(guestRequestId: string) => string> {
  const key = await keyOf(db);
  return (guestRequestId) => secretLink("/guest-request", { id: guestRequestId, token: derivedToken(key, guestRequestId) });
}

export const isGuestToken = async (db: Db, guestRequestId: string, token: string): Promise<boolean> =>
  isSameToken(derivedToken(await keyOf(db), guestRequestId), token);

/** 404 for a link that never worked. Whether its request still exists is another question. */
export async function requireGuestLink(db: Db, { guestRequestId, token }: OpenGuestRequestInput): Promise<void> {
  if (!(await isGuestToken(db, guestRequestId, token))) throw fail("linkOver");
}
