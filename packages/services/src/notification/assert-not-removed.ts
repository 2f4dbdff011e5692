import type { Tx } from "@fourball/db/client";
import { jsonText } from "@fourball/db/expressions";
import { notifications } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, gte, isNotNull, or } from "drizzle-orm";
import { hasKind } from "./has-kind.ts";

type Told = { teeTimeId: string; since: Date } & ({ recipientId: string } | { guestRequestId: string });

/** A removal can't be undone: the golfer may have read about it, and the spot may be lost. */
export async function assertNotRemoved(tx: Tx, { teeTimeId, since, ...told }: Told): Promise<void> {
  const removal = and(
    eq(notifications.teeTimeId, teeTimeId),
    gte(notifications.createdAt, since),
    "recipientId" in told
      ? eq(notifications.recipientId, told.recipientId)
      : eq(notifications.guestRequestId, told.guestRequestId),
    or(hasKind(notifications, ["removed"]), isNotNull(jsonText(notifications.content, "wasApproved"))),
  );
  if ((await tx.$count(notifications, removal)) > 0) throw fail("removalFinal");
}
