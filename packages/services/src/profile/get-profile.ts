import { prepareSql } from "@fourball/db/prepared-sql";
import { users } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import { type OpenProfileInput, PROFILE_NOT_FOUND, type PublicProfile } from "@fourball/domain/profile/schema";
import { type Column, type SQL, sql } from "drizzle-orm";
import { isoInstant } from "../iso-instant.ts";
import { settleGamesOf } from "../life/settle-games-of.ts";
import { named } from "../named-columns.ts";
import type { ServiceContext } from "../service-context.ts";

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  coverImageUrl: users.coverImageUrl,
  bio: users.bio,
  handicap: sql`${users.handicap}::float8`,
  rating: sql`${users.rating}::float8`,
  ratingsCount: users.ratingsCount,
  gamesHosted: users.gamesHosted,
  gamesPlayed: users.gamesPlayed,
  createdAt: users.createdAt,
  isPublic: users.publicProfile,
} satisfies Record<keyof PublicProfile, Column | SQL>;

const find = prepareSql<PublicProfile>(
  sql`select ${named(columns)} from ${users} where ${users.id} = ${sql.placeholder("id")}::uuid 
    and ${users.deletedAt} is null and ${users.suspendedAt} is null`,
);

/** What anyone may see of a golfer. A private profile is answered like an unknown one, but to its owner. */
export async function getProfile(ctx: ServiceContext, { userId }: OpenProfileInput): Promise<PublicProfile> {
  await settleGamesOf(ctx, userId);
  const [row] = await find(ctx.db, { id: userId });
  if (!row || !(row.isPublic || ctx.viewer?.id === row.id)) throw notFound(PROFILE_NOT_FOUND);
  return { ...row, createdAt: isoInstant(row.createdAt) };
}
