import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { NotificationGroup } from "@fourball/domain/notification/groups";
import type { UnsubscribeInput } from "@fourball/domain/notification/schema";
import { and, eq, isNull, or } from "drizzle-orm";
import type { ServiceContext } from "../core/service-context.ts";
import { secretHash } from "../core/token/secret-hash.ts";

/** By the link in a mail: turns that group of mails off, however often it is followed. */
export async function unsubscribe(
  { db }: Pick<ServiceContext, "db">,
  { token, group }: UnsubscribeInput,
): Promise<{ group: NotificationGroup }> {
  const hash = secretHash(token);
  const [golfer] = await db
    .update(users)
    .set({ [`email${group}` as const]: false })
    .where(and(or(eq(users.unsubscribeHash, hash), eq(users.oldUnsubscribeHash, hash)), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!golfer) throw fail("linkOver");
  return { group };
}
