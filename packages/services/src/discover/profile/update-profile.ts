import { isDeepStrictEqual } from "node:util";
import { clock } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { searchedNames } from "@fourball/domain/profile/searched-names";
import type { ProfileChanges } from "@fourball/domain/profile/settings";

import { and, eq, isNull } from "drizzle-orm";
import { type ProfileAudience, publishProfileChange } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { accountOfRow } from "../../golfers/account/account-of-row.ts";
import { swapProfilePicture } from "../../golfers/picture/swap-picture.ts";

/** Changes what is given and leaves the rest. */
export async function updateProfile(
  ctx: MemberContext,
  { smsOptIn, marketingOptIn, quietHours, ...changes }: ProfileChanges,
): Promise<Account> {
  const { account, told } = await ctx.db.transaction(async (tx) => {
    const own = and(eq(users.id, ctx.viewer.id), isNull(users.deletedAt));
    const [before] = await tx.select().from(users).where(own).for("update");
    if (!before) throw fail("unauthorized");
    const { firstName, lastName, lastNameTo, phoneNumber } = { ...before, ...changes };
    // Consent to text messages was for that number only.
    const agreedAt = phoneNumber === before.phoneNumber ? before.smsOptInAt : null;
    const [after] = await tx
      .update(users)
      .set({
        ...changes,
        ...(quietHours !== undefined && { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
        smsOptInAt: smsOptIn === undefined ? agreedAt : consent(smsOptIn, agreedAt),
        ...(marketingOptIn !== undefined && { marketingOptInAt: consent(marketingOptIn, before.marketingOptInAt) }),
        ...searchedNames({ firstName, lastName, lastNameTo }),
      })
      .where(own)
      .returning();
    if (!after) throw fail("unauthorized");
    for (const [field, kind] of PICTURES)
      await swapProfilePicture(tx, after.id, kind, {
        before: before[field],
        after: after[field],
        publicUrl: ctx.config.publicUrl,
        field,
      });
    return { account: accountOfRow(after), told: toldOf(before, after) };
  });
  if (told) await publishProfileChange(ctx, ctx.viewer.id, told);
  return account;
}

const PICTURES = [
  ["profileImageUrl", "golfer"],
  ["coverImageUrl", "cover"],
] as const;

const PUBLIC = [
  "firstName",
  "lastName",
  "lastNameTo",
  "profileImageUrl",
  "coverImageUrl",
  "bio",
  "handicap",
  "publicProfile",
] as const;
type Row = typeof users.$inferSelect;

/** Who has a stale screen: nobody, the golfer's own, those of golfers in the same games, or everyone. */
function toldOf(before: Row, after: Row): ProfileAudience | undefined {
  if (PUBLIC.some((field) => before[field] !== after[field]))
    return before.publicProfile || after.publicProfile ? "everyone" : "fellows";
  return isDeepStrictEqual({ ...before, updatedAt: null }, { ...after, updatedAt: null }) ? undefined : "own";
}

/** A consent keeps the moment at which it was given. */
const consent = (given: boolean, since: Date | null) => (given ? (since ?? clock) : null);
