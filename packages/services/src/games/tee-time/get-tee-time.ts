import { builder } from "@fourball/db/prepare-once";
import { golfCourses, guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger, asText, nullable } from "@fourball/db/select/expression";
import { instantOf } from "@fourball/db/select/iso-instant";
import { jsonList, jsonObject } from "@fourball/db/select/json";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { isMovedSince } from "@fourball/domain/attendance/entry";
import { attendanceOf } from "@fourball/domain/attendance/line";
import { notFound } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { isOver } from "@fourball/domain/tee-time/completion";
import { isOpeningDue } from "@fourball/domain/tee-time/head-start";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted, isFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isHidden } from "../../core/access/hidden-games.ts";
import { dateOf } from "../../core/access/lock-tee-time.ts";
import { isShownFirst } from "../../core/access/shown-first.ts";
import { standingGameId } from "../../core/access/standing-games.ts";
import { attempt } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { inviteTokenOf, isInvited } from "../../core/token/invite-token.ts";
import { findAttendanceCounts } from "../attendance-record/attendance-counts.ts";
import { courseColumns } from "../course/course-columns.ts";
import { openGame } from "../head-start/open-to-all.ts";
import { findAnswerStatistics } from "../participation/find-answer-statistics.ts";
import { cardColumns, cardTables } from "./card/card-columns.ts";
import { cardOfRow } from "./card/card-of-row.ts";
import { fitFacts } from "./card/fit-facts.ts";
import { completeGame } from "./complete-games.ts";
import { findOverlap } from "./find-overlap.ts";

const own = alias(teeTimeParticipants, "own");
const waiting = alias(teeTimeParticipants, "waiting");

const isWaiting = and(eq(waiting.teeTimeId, teeTimes.id), eq(waiting.status, "pending"), isNotNull(waiting.waitlistedAt));
const waitlistCount = sql`${builder.select({ count: count() }).from(waiting).where(isWaiting)}`;

const findDetail = prepareSelect(
  {
    ...cardColumns,
    fitFacts,
    isHidden,
    isShownFirst: asBoolean(isShownFirst),
    badWeatherAt: teeTimes.badWeatherAt,
    movedAt: teeTimes.movedAt,
    agreedAt: own.agreedAt,
    standingGameId: nullable(asText(standingGameId)),
    cancelReason: teeTimes.cancelReason,
    inviteVersion: teeTimes.inviteVersion,
    oldInviteHash: teeTimes.oldInviteHash,
    waitlistCount: asInteger(waitlistCount),
    guests: jsonList(
      { id: guestRequests.id, guestName: guestRequests.guestName },
      from(guestRequests),
      sql`where ${guestRequests.teeTimeId} = ${teeTimes.id} and ${guestRequests.status} = 'approved'
        order by ${guestRequests.createdAt}, ${guestRequests.id}`,
    ),
    wholeCourse: jsonObject({
      ...courseColumns,
      latitude: asFloat(golfCourses.latitude),
      longitude: asFloat(golfCourses.longitude),
    }),
  },
  cardTables,
  sql`where ${eq(teeTimes.id, sql.placeholder("id"))}`,
);

type Row = RowOf<typeof findDetail>;

/** The details of one game, for those who may see it; 404 `Tee time not found` for everyone else. */
export async function getTeeTime(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  const row = await readSettled(ctx, teeTimeId);
  assertSees(row, row.viewerStatus, await isInvited(ctx.db, row, invite));
  const card = cardOfRow(row);
  const playsOrMight = row.status === "active" && row.viewerStatus !== "declined";
  return {
    ...card,
    course: row.wholeCourse,
    standingGameId: row.standingGameId,
    cancelReason: row.cancelReason,
    waitlistCount: row.waitlistCount,
    guests: row.guests,
    overlap: playsOrMight
      ? await findOverlap(ctx.db, {
          golferId: ctx.viewer.id,
          teeOffAt: card.teeOffAt,
          except: card.id,
        })
      : null,
    hostAnswers:
      awaitsAnswer(card, ctx.clock.now()) && card.host.hasPublicProfile ? await findAnswerStatistics(ctx, card.hostId) : null,
    hostAttendance:
      card.host.hasPublicProfile && card.hostId !== ctx.viewer.id
        ? attendanceOf(await findAttendanceCounts(ctx, card.hostId))
        : null,
    badWeather: row.badWeatherAt !== null,
    withdrawalExcuse: withdrawalExcuseOf(row),
    inviteToken: row.viewerStatus === "host" ? await inviteTokenOf(ctx.db, row) : null,
  };
}

function withdrawalExcuseOf({ viewerStatus, badWeatherAt, movedAt, agreedAt }: Row): TeeTimeDetail["withdrawalExcuse"] {
  if (viewerStatus !== "confirmed") return null;
  if (badWeatherAt !== null) return "weather";
  return isMovedSince({ movedAt: dateOf(movedAt), agreedAt: dateOf(agreedAt) }) ? "changed" : null;
}

/** The viewer has asked, or can ask now. */
const awaitsAnswer = ({ viewerStatus, status, teeOffAt, ...game }: TeeTimeCard, now: Temporal.Instant): boolean =>
  status === "active" &&
  !hasStarted({ teeOffAt: Temporal.Instant.from(teeOffAt) }, now) &&
  (viewerStatus === "pending" || (viewerStatus === null && !isFull(spotsOfGame(game))));

/** What is due of a game is done before it is shown: it opens to everyone, or its round is completed. */
async function readSettled(ctx: MemberContext, id: string): Promise<Row> {
  const now = ctx.clock.now();
  const read = async () => (await findDetail(ctx.db, { id, viewer: ctx.viewer.id, now: now.toString() }))[0];
  const row = await read();
  if (!row) throw notFound("Tee time not found");
  const { status } = row;
  const opensToAllAt = row.opensToAllAt && instantOf(row.opensToAllAt);
  const opens = isOpeningDue({ status, opensToAllAt }, now);
  const isCompleted = status === "active" && isOver({ teeOffAt: instantOf(row.teeOffAt) }, now);
  if (opens) await attempt(ctx, `openToAll ${id}`, () => openGame(ctx, id));
  if (isCompleted) await attempt(ctx, `completeGames ${id}`, () => completeGame(ctx, id));
  return opens || isCompleted ? ((await read()) ?? row) : row;
}
