import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { EMAIL_TAKEN } from "@fourball/domain/account/constants";
import { conflict } from "@fourball/domain/failure";
import { searchable } from "@fourball/domain/search-words";

type Golfer = { email: string; passwordHash: string; firstName: string; lastName?: string | null | undefined };

/** 409 where the address has an account. */
export async function insertAccount(tx: Tx, golfer: Golfer): Promise<typeof users.$inferSelect> {
  const searchText = searchable(golfer.firstName, golfer.lastName);
  const [created] = await tx
    .insert(users)
    .values({ ...golfer, searchText })
    .onConflictDoNothing()
    .returning();
  if (!created) throw conflict(EMAIL_TAKEN);
  return created;
}
