import type { Tx } from "@fourball/db/client";
import { notifiedGames, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { and, inArray, isNull } from "drizzle-orm";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

/** The partners who may see a host's game first. Refused where there is none. */
export async function requirePartners(tx: Tx, host: string): Promise<string[]> {
  const partners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, partnersOf(host)), isNull(users.deletedAt), isNotSuspended))
    .orderBy(users.id);
  if (partners.length === 0) throw fail("partnersMissing");
  return partners.map(({ id }) => id);
}

type Game = Pick<TeeTimeDetail, "id" | "hostId" | "course" | "date" | "time"> & { opensAt: Temporal.Instant };

/** Notifies partners of a game that they see first. */
export async function tellPartners(tx: Tx, partners: string[], game: Game): Promise<void> {
  const { id, hostId, course, date, time, opensAt } = game;
  const place = roundOf({ courseName: course.name, date, time });
  const content = { kind: "partners-first" as const, golferId: hostId, opensAt: opensAt.toString(), ...place };
  await enqueueNotifications(tx, id, partners, content);
  // Their saved searches would tell of it once more when it opens to all.
  await tx.insert(notifiedGames).values(partners.map((userId) => ({ userId, teeTimeId: id })));
}
