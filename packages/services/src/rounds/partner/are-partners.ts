import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";

/** Whether the viewer sees the other as a partner. */
export async function arePartners(tx: Tx, viewer: string, other: string): Promise<boolean> {
  const isPartner = and(eq(users.id, other), inArray(users.id, partnersOf(viewer)), isNull(users.deletedAt), isNotSuspended);
  return (await tx.$count(users, isPartner)) > 0;
}
