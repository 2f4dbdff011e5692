import type { Tx } from "@fourball/db/client";
import { after, jsonText } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { notifications } from "@fourball/db/schema/index";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { and, inArray } from "drizzle-orm";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { hasKind } from "../../notification/has-kind.ts";

type Pair = readonly [string, string];

/** Notifies those of the two who were not notified of it before. Answers with them. */
export async function enqueuePartnership(tx: Tx, pair: Pair): Promise<string[]> {
  const { recipientId, content } = notifications;
  const before = await tx
    .select({ recipientId })
    .from(notifications)
    .where(
      and(
        inArray(recipientId, [...pair]),
        hasKind(notifications, ["partners"]),
        inArray(jsonText(content, "golferId"), [...pair]),
      ),
    );
  const known = new Set(before.map((row) => row.recipientId));
  const rows = pair.flatMap((recipientId) => {
    const golferId = pair.find((golfer) => golfer !== recipientId);
    return golferId === undefined || known.has(recipientId) ? [] : [{ recipientId, golferId }];
  });
  // Not sent before a mistaken tap can be corrected.
  const dueAt = after(clock, { secs: UNDO_SECONDS });
  const values = rows.map(({ recipientId, golferId }) => ({
    recipientId,
    content: { kind: "partners" as const, golferId },
    dueAt,
  }));
  if (values.length > 0) await tx.insert(notifications).values(values);
  return rows.map((row) => row.recipientId);
}

/** What was not sent yet of a partnership that ended isn't sent any more. */
export async function dropPartnership(tx: Tx, pair: Pair): Promise<void> {
  await dropOutdated(tx, { kinds: ["partners", "partners-first"], pair: [...pair] });
}
