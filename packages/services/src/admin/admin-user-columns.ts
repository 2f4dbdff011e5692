import { users } from "@fourball/db/schema/index";
import { asFloat, onlyIf } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { Stored } from "@fourball/db/select/stored";
import type { AdminUser } from "@fourball/domain/admin/schema";
import { isSuspended } from "../core/access/suspended.ts";

/** An account as admins see it. */
export const adminUserColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  isAdmin: users.isAdmin,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  rating: asFloat(users.rating),
  createdAt: users.createdAt,
  suspendedAt: onlyIf(isSuspended, users.suspendedAt),
  suspendedUntil: onlyIf(isSuspended, users.suspendedUntil),
};

export const adminUserOfRow = (row: Stored<typeof adminUserColumns>): AdminUser => ({
  ...row,
  createdAt: isoInstant(row.createdAt),
  suspendedAt: row.suspendedAt && isoInstant(row.suspendedAt),
  suspendedUntil: row.suspendedUntil && isoInstant(row.suspendedUntil),
});
