import { isoInstant } from "@fourball/db/instants";
import { users } from "@fourball/db/schema/index";
import type { AdminUser } from "@fourball/domain/admin/schema";
import { sql } from "drizzle-orm";
import { isSuspended } from "../core/access/suspended.ts";

const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  isAdmin: users.isAdmin,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  rating: users.rating,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  suspendedUntil: users.suspendedUntil,
};

/** An account as admins see it. */
export const adminUserColumns = { ...accountColumns, isSuspended: sql`${isSuspended}`.mapWith(Boolean) };

type Row = Pick<typeof users.$inferSelect, keyof typeof accountColumns> & { isSuspended: boolean };

export const adminUserOfRow = ({ isSuspended, suspendedAt, suspendedUntil, ...user }: Row): AdminUser => ({
  ...user,
  createdAt: isoInstant(user.createdAt),
  suspendedAt: isSuspended && suspendedAt ? isoInstant(suspendedAt) : null,
  suspendedUntil: isSuspended && suspendedUntil ? isoInstant(suspendedUntil) : null,
});
