import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { notifications } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, eq, isNull } from "drizzle-orm";
import { dropOutdated } from "./drop-outdated.ts";
import { hasKind } from "./has-kind.ts";

type Question = { teeTimeId: string; golferId: string; kinds: readonly NotificationKind[] };

/** A golfer who has answered isn't asked any more: what still waits isn't sent, and what is in the app is no longer new. */
export async function dropAnsweredQuestion(tx: Tx, { teeTimeId, golferId, kinds }: Question): Promise<void> {
  // Also locks those that are left, in the order of all who change notifications.
  await dropOutdated(tx, { teeTimeId, golfers: [golferId], kinds });
  await tx
    .update(notifications)
    .set({ readAt: clock })
    .where(
      and(
        eq(notifications.teeTimeId, teeTimeId),
        eq(notifications.recipientId, golferId),
        hasKind(notifications, kinds),
        isNull(notifications.readAt),
      ),
    );
}
