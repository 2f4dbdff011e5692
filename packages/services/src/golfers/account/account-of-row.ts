import { isoInstant } from "@fourball/db/instants";
import type { users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";

/** Leaves out what not even the golfer's own browser needs. */
export function accountOfRow(row: typeof users.$inferSelect): Account {
  const {
    passwordHash: _hash,
    emailVerifiedAt: _verified,
    isMailedUnproven: _unproven,
    searchText: _search,
    hiddenSearchText: _hiddenSearch,
    lastSeenAt: _seen,
    deletedAt: _deleted,
    suspendedAt: _suspended,
    suspendedUntil: _suspendedUntil,
    ratingsSum: _sum,
    unsubscribeHash: _token,
    oldUnsubscribeHash: _oldToken,
    digestOn: _digest,
    quietFrom,
    quietTo,
    smsOptInAt,
    marketingOptInAt,
    createdAt,
    updatedAt,
    ...own
  } = row;
  return {
    ...own,
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    smsOptInAt: smsOptInAt && isoInstant(smsOptInAt),
    marketingOptInAt: marketingOptInAt && isoInstant(marketingOptInAt),
    createdAt: isoInstant(createdAt),
    updatedAt: isoInstant(updatedAt),
  };
}
