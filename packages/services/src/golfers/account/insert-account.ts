import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { searchedNames } from "@fourball/domain/profile/searched-names";

type Golfer = {
  email: string;
  /** Null for golfers who sign in elsewhere. */
  passwordHash: string | null;
  firstName: string | null;
  lastName?: string | null | undefined;
};

/** 409 where the address has an account. */
export async function insertAccount(tx: Tx, golfer: Golfer): Promise<typeof users.$inferSelect> {
  const { firstName, lastName = null } = golfer;
  const [created] = await tx
    .insert(users)
    .values({ ...golfer, ...searchedNames({ firstName, lastName, lastNameTo: "everyone" }) })
    .onConflictDoNothing()
    .returning();
  if (!created) throw fail("emailTaken");
  return created;
}
