import { teeTimes } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isOver } from "@fourball/domain/tee-time/completion";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import { requireChatSeat } from "../access/require-chat-seat.ts";
import { closeRatings } from "../life/close-ratings.ts";
import { completeGame } from "../life/complete-games.ts";
import { attempt } from "../life/job.ts";
import type { MemberContext } from "../service-context.ts";
import { roundOfRow } from "./round-of-row.ts";
import { prepareRounds } from "./round-query.ts";

const findRound = prepareRounds(sql`${teeTimes.id} = ${sql.placeholder("id")}::uuid`);

/** A completed round with everyone to rate in it, for those who have a seat in its chat: they are who played it. */
export async function getRoundRating(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<RoundRating> {
  const { status, teeOffAt } = await requireChatSeat(ctx.db, ctx.viewer, teeTimeId);
  const now = ctx.clock.now();
  if (status === "active" && isOver({ teeOffAt }, now)) await attempt(ctx, () => completeGame(ctx, teeTimeId));
  const read = async () => {
    const [row] = await findRound(ctx.db, { id: teeTimeId, viewer: ctx.viewer.id });
    if (!row) throw notFound("Tee time not found");
    return { hasHidden: row.hasHidden, round: roundOfRow(row, now) };
  };
  const { round, hasHidden } = await read();
  if (round.isOpen || !hasHidden) return round;
  await attempt(ctx, () => closeRatings.settle(ctx, teeTimeId));
  return (await read()).round;
}
