import type { Tx } from "@fourball/db/client";
import { guestRequests } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { conflict, notFound } from "@fourball/domain/failure";
import { type GuestRequestInput, type GuestRequestSent, guestRequestMade } from "@fourball/domain/guest/schema";
import { assertMayJoin } from "@fourball/domain/tee-time/spots";
import { and, eq, sql } from "drizzle-orm";
import { existingParticipation, type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { once } from "../idempotency/once.ts";
import { enqueueNotifications, roundOf } from "../notification/enqueue-notifications.ts";
import { startAnswerClock } from "../participation/answer-due.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { ServiceContext } from "../service-context.ts";
import { guestLinks } from "./guest-token.ts";

/** A guest without an account requests a spot in a listed game; 404 for an unlisted one. */
export async function requestAsGuest(ctx: ServiceContext, input: GuestRequestInput): Promise<GuestRequestSent> {
  const { teeTimeId, guestName, guestEmail, message } = input;
  // Before anything is stored: what is stored must be answered.
  const linkTo = await guestLinks(ctx.db);
  const made = await once(ctx, { call: "guest.request", input, answer: guestRequestMade }, async (tx) => {
    await ctx.limiter.spend("guestRequests", ctx.address);
    const teeTime = await lockTeeTime(tx, teeTimeId);
    if (!teeTime.isPublic || teeTime.status === "cancelled") throw notFound("Tee time not found");
    const existing = ctx.viewer ? await existingParticipation(tx, teeTimeId, ctx.viewer.id) : undefined;
    assertMayJoin(ctx.viewer?.id, teeTime, existing?.status, ctx.clock.now());
    await requireFirst(tx, teeTime, guestEmail);
    await ctx.limiter.spend("guestRequestsOfGame", teeTimeId);
    const [row] = await tx
      .insert(guestRequests)
      .values({ teeTimeId, guestName, guestEmail, message: message || null, ...startAnswerClock(teeTime, ctx.clock.now()) })
      .returning();
    if (!row) throw new Error("an insert returned no row");
    const content = { kind: "guest-requested" as const, guestRequestId: row.id, ...roundOf(teeTime) };
    await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], content);
    return { id: row.id, teeTimeId, guestName, status: row.status, createdAt: isoInstant(row.createdAt) };
  });
  await publishChange(ctx, teeTimeId, "seats");
  return { ...made, statusPath: linkTo(made.id) };
}

/** One request a game and email, under the lock of the game. */
async function requireFirst(tx: Tx, { id }: LockedTeeTime, guestEmail: string): Promise<void> {
  const same = and(eq(guestRequests.teeTimeId, id), eq(sql`lower(${guestRequests.guestEmail})`, guestEmail));
  if ((await tx.$count(guestRequests, same)) > 0) throw conflict("You have already requested to join");
}
