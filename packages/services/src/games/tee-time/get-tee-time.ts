import { flag, listOf } from "@fourball/db/expressions";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { builder, prepareOnce, type RowOf } from "@fourball/db/prepare-once";
import { golfCourses, guestRequests, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { isMovedSince } from "@fourball/domain/attendance/entry";
import { attendanceOf } from "@fourball/domain/attendance/summary";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { answerStatisticsOf } from "@fourball/domain/participation/answer-statistics";
import { isOver } from "@fourball/domain/tee-time/completion";
import { isOpeningDue } from "@fourball/domain/tee-time/head-start";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted, isFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isHiddenGame } from "../../core/access/hidden-games.ts";
import { isShownFirst } from "../../core/access/shown-first.ts";
import { standingGameId } from "../../core/access/standing-games.ts";
import { viewer } from "../../core/access/viewer.ts";
import { runLogged } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { inviteTokenOf, isInvited } from "../../core/token/invite-token.ts";
import { findAttendanceCounts } from "../attendance-record/attendance-counts.ts";
import { courseColumns } from "../course/course-columns.ts";
import { openGame } from "../head-start/open-to-all.ts";
import { cardForViewer } from "./card/cards-for-viewer.ts";
import { gameColumns, gameOfRow } from "./card/game-columns.ts";
import { completeGame } from "./complete-games.ts";
import { findOverlap } from "./find-overlap.ts";

const waiting = alias(teeTimeParticipants, "waiting");
const request = alias(teeTimeParticipants, "request");

const isWaiting = and(eq(waiting.teeTimeId, teeTimes.id), eq(waiting.status, "pending"), isNotNull(waiting.waitlistedAt));
const waitlistCount = builder.select({ count: count() }).from(waiting).where(isWaiting);
const guests = builder
  .select({ id: guestRequests.id, guestName: guestRequests.guestName })
  .from(guestRequests)
  .where(and(eq(guestRequests.teeTimeId, teeTimes.id), eq(guestRequests.status, "approved")))
  .orderBy(guestRequests.createdAt, guestRequests.id);

const findDetail = prepareOnce((db) =>
  db
    .select({
      ...gameColumns({ hasReasons: true }),
      detail: {
        isHidden: flag(isHiddenGame),
        isShownFirst: flag(isShownFirst),
        badWeatherAt: teeTimes.badWeatherAt,
        movedAt: teeTimes.movedAt,
        standingGameId,
        cancelReason: teeTimes.cancelReason,
        inviteVersion: teeTimes.inviteVersion,
        oldInviteHash: teeTimes.oldInviteHash,
        waitlistCount: sql`${waitlistCount}`.mapWith(Number),
        guests: listOf(guests),
      },
      guestRules: {
        takesGuests: teeTimes.takesGuests,
        guestsAreIn: teeTimes.guestsAreIn,
        guestsNeedEmail: teeTimes.guestsNeedEmail,
      },
      agreedAt: request.agreedAt,
      wholeCourse: courseColumns,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .leftJoin(request, and(eq(request.teeTimeId, teeTimes.id), eq(request.userId, viewer)))
    .where(eq(teeTimes.id, sql.placeholder("id"))),
);

type Row = RowOf<typeof findDetail>;

/** The details of one game, for those who may see it; 404 `Tee time not found` for everyone else. */
export async function getTeeTime(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  const { detail, guestRules, agreedAt, wholeCourse, ...row } = await readSettled(ctx, teeTimeId);
  const { isHidden, isShownFirst, badWeatherAt, movedAt, inviteVersion, oldInviteHash, ...shown } = detail;
  const game = gameOfRow(row);
  const card = await cardForViewer(ctx, game, { hasReasons: true });
  const secret = { id: row.id, isPublic: row.isPublic, inviteVersion, oldInviteHash };
  assertSees({ ...card, isHidden, isShownFirst }, card.viewerStatus, await isInvited(ctx.db, secret, invite));
  const playsOrMight = card.status === "active" && card.viewerStatus !== "declined";
  const isExcused = isMovedSince({ movedAt, agreedAt }) ? "changed" : null;
  return {
    ...card,
    ...shown,
    course: wholeCourse,
    overlap: playsOrMight
      ? await findOverlap(ctx.db, {
          golferId: ctx.viewer.id,
          teeOffAt: card.teeOffAt,
          except: card.id,
        })
      : null,
    hostAnswers: game.hostAnswers && awaitsAnswer(card, ctx.clock.now()) ? answerStatisticsOf(game.hostAnswers) : null,
    hostAttendance:
      card.host.hasPublicProfile && card.hostId !== ctx.viewer.id
        ? attendanceOf(await findAttendanceCounts(ctx, card.hostId))
        : null,
    badWeather: badWeatherAt !== null,
    withdrawalExcuse: card.viewerStatus === "confirmed" ? (badWeatherAt ? "weather" : isExcused) : null,
    inviteToken: card.viewerStatus === "host" ? await inviteTokenOf(ctx.db, secret) : null,
    guestRules: card.viewerStatus === "host" ? guestRules : null,
  };
}

/** The viewer has asked, or can ask now. */
const awaitsAnswer = ({ viewerStatus, status, teeOffAt, ...game }: TeeTimeCard, now: Temporal.Instant): boolean =>
  status === "active" &&
  !hasStarted({ teeOffAt: Temporal.Instant.from(teeOffAt) }, now) &&
  (viewerStatus === "pending" || (viewerStatus === null && !isFull(spotsOfGame(game))));

/** What is due of a game is done before it is shown: it opens to everyone, or its round is completed. */
async function readSettled(ctx: MemberContext, id: string): Promise<Row> {
  const now = ctx.clock.now();
  const read = async () => (await findDetail(ctx.db, { id, viewer: ctx.viewer.id, now: toTimestamp(now) }))[0];
  const row = await read();
  if (!row) throw fail("teeTimeNotFound");
  const { status } = row;
  const opensToAllAt = row.opensToAllAt && instantOf(row.opensToAllAt);
  const opens = isOpeningDue({ status, opensToAllAt }, now);
  const isCompleted = status === "active" && isOver({ teeOffAt: instantOf(row.teeOffAt) }, now);
  if (opens) await runLogged(ctx, `openToAll ${id}`, () => openGame(ctx, id));
  if (isCompleted) await runLogged(ctx, `completeGames ${id}`, () => completeGame(ctx, id));
  return opens || isCompleted ? ((await read()) ?? row) : row;
}
