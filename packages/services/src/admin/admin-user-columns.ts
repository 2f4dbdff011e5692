import { users } from "@fourball/db/schema/index";
import type { AdminUser } from "@fourball/domain/admin/schema";
import { type Column, type SQL, sql } from "drizzle-orm";
import { isoInstant } from "../iso-instant.ts";

/** An account as admins see it, but for its timestamps. */
export const adminUserColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  isAdmin: users.isAdmin,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  rating: sql`${users.rating}::float8`,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
} satisfies Record<keyof AdminUser, Column | SQL>;

export const adminUserOfRow = <Row extends AdminUser>(row: Row): Row => ({
  ...row,
  createdAt: isoInstant(row.createdAt),
  suspendedAt: row.suspendedAt && isoInstant(row.suspendedAt),
});
