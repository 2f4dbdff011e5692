import type { Db } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { guestRequests, users } from "@fourball/db/schema/index";
import { and, eq, ne } from "drizzle-orm";
import { isRequestOf } from "../../core/access/request-of-address.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { newConfirmationToken } from "../../golfers/account/email/confirmation-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { SecretLink } from "./delivery.ts";

type Confirmation = NonNullable<Claimed["confirmation"]>;

/** Decided where the mail is made: the answer on the screen must not show whether the address is known. */
export async function confirmationLink(db: Db, confirmation: Confirmation): Promise<SecretLink> {
  const { id, request, email, userId } = confirmation;
  if (request.kind === "sign-up" && (await hasAccount(db, email, null))) return { isKnown: true };
  if (request.kind === "account-email" && (await hasAccount(db, email, userId))) return { isKnown: true };
  const isAsked = request.kind === "guest-request" && !request.guestRequestId;
  const asked = isAsked && (await existingRequest(db, request.teeTimeId, email));
  if (asked) return { isKnown: true, guestLink: (await guestLinks(db))(asked) };
  return { linkToken: await newConfirmationToken(db, { id, kind: request.kind }) };
}

const isAddress = (email: string) => eq(lower(users.email), email);

/** Other than the one that wants to prove it. */
async function hasAccount(db: Db, email: string, besides: string | null): Promise<boolean> {
  return (await db.$count(users, and(isAddress(email), besides === null ? undefined : ne(users.id, besides)))) > 0;
}

async function existingRequest(db: Db, teeTimeId: string, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: guestRequests.id }).from(guestRequests).where(isRequestOf(teeTimeId, email));
  return row?.id;
}
