import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import { unauthorized } from "@fourball/domain/failure";
import type { ProfileChanges } from "@fourball/domain/profile/settings";
import { searchable } from "@fourball/domain/text";
import { and, eq, isNull, sql } from "drizzle-orm";
import { accountOfRow } from "../account/account-of-row.ts";
import type { MemberContext } from "../service-context.ts";

/** Changes what is given and leaves the rest. */
export async function updateProfile(
  ctx: MemberContext,
  { smsOptIn, marketingOptIn, ...changes }: ProfileChanges,
): Promise<Account> {
  const account = await ctx.db.transaction(async (tx) => {
    const own = and(eq(users.id, ctx.viewer.id), isNull(users.deletedAt));
    const [before] = await tx.select().from(users).where(own).for("update");
    if (!before) throw unauthorized();
    const { firstName, lastName, phoneNumber } = { ...before, ...changes };
    // Consent to text messages was for that number only.
    const agreedAt = phoneNumber === before.phoneNumber ? before.smsOptInAt : null;
    const [after] = await tx
      .update(users)
      .set({
        ...changes,
        smsOptInAt: smsOptIn === undefined ? agreedAt : consent(smsOptIn, agreedAt),
        ...(marketingOptIn !== undefined && { marketingOptInAt: consent(marketingOptIn, before.marketingOptInAt) }),
        searchText: searchable(firstName, lastName),
      })
      .where(own)
      .returning();
    if (!after) throw unauthorized();
    return accountOfRow(after);
  });
  await ctx.bus.publish({ type: "profile-changed", userId: ctx.viewer.id });
  return account;
}

/** A consent keeps the moment at which it was given. */
const consent = (given: boolean, since: Date | null) => (given ? (since ?? sql`clock_timestamp()`) : null);
