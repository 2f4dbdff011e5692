import type { Tx } from "@fourball/db/client";
import { notifications } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { dropOutdated } from "./drop-outdated.ts";

type Question = { teeTimeId: string; golferId: string; kinds: readonly NotificationKind[] };

/** A golfer who has answered isn't asked any more: what still waits isn't sent, and what is in the app is no longer new. */
export async function dropAnsweredQuestion(tx: Tx, { teeTimeId, golferId, kinds }: Question): Promise<void> {
  // Also locks those that are left, in the order of all who change notifications.
  await dropOutdated(tx, { teeTimeId, golfers: [golferId], kinds });
  const kind = sql`${notifications.content} ->> 'kind'`;
  await tx
    .update(notifications)
    .set({ readAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(notifications.teeTimeId, teeTimeId),
        eq(notifications.recipientId, golferId),
        inArray(kind, [...kinds]),
        isNull(notifications.readAt),
      ),
    );
}
