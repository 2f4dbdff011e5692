import type { Db } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import { inArray } from "drizzle-orm";

/** Makes admins of the accounts with these emails (lower case). Returns the emails that were found. */
export async function grantAdmin(db: Db, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const granted = await db
    .update(users)
    .set({ isAdmin: true })
    .where(inArray(lower(users.email), emails))
    .returning({ email: users.email });
  return granted.map(({ email }) => email);
}
