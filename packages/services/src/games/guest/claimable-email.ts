import { flag } from "@fourball/db/expressions";
import { onlyIf } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { and, isNotNull, isNull, not, or } from "drizzle-orm";

const { guestEmail, emailProvenAt, isMailedUnproven } = guestRequests;

export const awaitsProof = flag(and(isNotNull(guestEmail), isNull(emailProvenAt), not(isMailedUnproven)));

/** The address that an account can be made with: with a mail server it is proven first, or the answer would say who has an account. */
export const claimableEmail = onlyIf(or(isNotNull(emailProvenAt), isMailedUnproven), guestEmail);
