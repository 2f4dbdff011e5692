import { teeTimeParticipants } from "@fourball/db/schema/index";
import { conflict, notFound } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { assertActive, assertNotStarted } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import type { MemberContext } from "../service-context.ts";

/** The request goes as if it had never been; the host is told. A declined one stays, so that asking again stays refused. */
export async function withdrawFromTeeTime(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<{ teeTimeId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    if (!existing) throw notFound("Request not found");
    if (existing.status === "declined") throw conflict("Your request was declined");
    assertActive(teeTime);
    assertNotStarted(teeTime, ctx.clock.now());
    await tx.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, existing.id));
    const wasConfirmed = existing.status === "confirmed";
    const news = {
      kind: "join-withdrawn" as const,
      golferId: ctx.viewer.id,
      wasConfirmed,
      ...(await placeOf(tx, teeTime)),
    };
    await noteNews(tx, teeTimeId, [teeTime.hostId], news);
    return { teeTimeId };
  });
}
