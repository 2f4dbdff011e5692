import type { Db } from "@fourball/db/client";
import { required } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import {
  fillMessages,
  golfCourses,
  golferBlocks,
  spotFills,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { type FillInput, type FillMessage, type FillView, namedWhy, type OpenFillInput } from "@fourball/domain/fill/schema";
import { displayName } from "@fourball/domain/profile/name";
import { isFull, spotsFor, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAnswerable, messageByLink } from "../../core/access/fill-link.ts";
import { gameAcrossBlocks } from "../../core/access/game-across-blocks.ts";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { fillStateOf } from "../../games/tee-time/fill-state.ts";
import { groupOf } from "./may-be-written.ts";

const host = alias(users, "host");
const through = alias(users, "through");
const request = alias(teeTimeParticipants, "request");
const { teeTimeId, userId, why, promisedUntil, answer, throughId } = fillMessages;
const { confirmsAtOnce, endReason } = spotFills;

/** A yes takes the spot only as long as the host has not stopped the fill, and no other end came. */
export const takesSpot = ({ confirmsAtOnce, endReason }: Pick<typeof spotFills.$inferSelect, "confirmsAtOnce" | "endReason">) =>
  confirmsAtOnce && (endReason === null || endReason === "used-up");

async function readMessage(db: Db, now: Temporal.Instant, which: SQL): Promise<FillMessage | null> {
  const { date, time, totalSlots, confirmedCount, offeredCount } = teeTimes;
  const [found] = await db
    .select({
      message: { teeTimeId, userId, why, promisedUntil, answer },
      game: { date, time, totalSlots, confirmedCount, offeredCount },
      course: { courseName: golfCourses.name, timeZone: golfCourses.timeZone },
      fill: { confirmsAtOnce, endReason },
      hostName: host.firstName,
      throughName: through.firstName,
      request: { status: request.status, waitlistedAt: request.waitlistedAt, offerExpiresAt: request.offerExpiresAt },
    })
    .from(fillMessages)
    .innerJoin(spotFills, eq(spotFills.teeTimeId, teeTimeId))
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(host, eq(host.id, teeTimes.hostId))
    .leftJoin(through, eq(through.id, throughId))
    .leftJoin(request, and(eq(request.teeTimeId, teeTimeId), eq(request.userId, userId)))
    .where(and(which, isAnswerable(now)));
  if (!found) return null;
  const { message, game, course, fill, request: own } = found;
  const across = await gameAcrossBlocks(db, message.userId, message.teeTimeId);
  const { blockerId, blockedId } = golferBlocks;
  const isOfGroup = and(eq(blockerId, message.userId), inArray(blockedId, groupOf({ id: message.teeTimeId })));
  const spots = spotsFor(spotsOfGame(game), { offerExpiresAt: message.promisedUntil });
  return {
    teeTimeId: message.teeTimeId,
    hostName: displayName({ firstName: found.hostName, lastName: null }),
    ...course,
    date: game.date,
    time: game.time,
    why: namedWhy(message.why, found.throughName),
    confirmsAtOnce: takesSpot(fill),
    promisedUntil: message.promisedUntil && isoInstant(message.promisedUntil),
    isGone: isFull(own ? spotsFor(spots, own) : spots) || across?.isKeptOut === true,
    hasBlockedPlayer: (await db.$count(golferBlocks, isOfGroup)) > 0,
    status: own?.waitlistedAt ? null : (own?.status ?? null),
    answer: message.answer,
  };
}

/** The fill of a game for its host, and for a golfer who was written to what it is about; nothing for others. */
export async function getFill({ db, clock, viewer }: MemberContext, { teeTimeId: game }: FillInput): Promise<FillView> {
  const isHost = (await db.$count(teeTimes, and(eq(teeTimes.id, game), eq(teeTimes.hostId, viewer.id)))) > 0;
  if (isHost) return { fill: await fillStateOf(db, game), message: null };
  const ofViewer = required(and(eq(teeTimeId, game), eq(userId, viewer.id)));
  return { fill: null, message: await readMessage(db, clock.now(), ofViewer) };
}

/** What the link in the mail is about, for anyone who has it. Of the host, it names the first name only. */
export async function openFill(ctx: ServiceContext, { token }: OpenFillInput): Promise<FillMessage> {
  const { id } = await messageByLink(ctx, token);
  const message = await readMessage(ctx.db, ctx.clock.now(), eq(fillMessages.id, id));
  if (!message) throw fail("linkOver");
  return message;
}
