import { instantOf, isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, guestRequests, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { GuestRequestState } from "@fourball/domain/guest/constants";
import { holdEndBeforeTeeOff, isHoldOver } from "@fourball/domain/guest/hold";
import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { displayName } from "@fourball/domain/profile/name";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, isNull, sql } from "drizzle-orm";
import { prepareRoundEvents, roundEventOfRow } from "../../calendar/round-event-query.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isGuestToken } from "../../core/token/guest-token.ts";
import { pictureColumns, pictureOf } from "../tee-time/game-picture.ts";
import { publicFirstName } from "../tee-time/get-shared-game.ts";
import { awaitsProof, claimableEmail } from "./claimable-email.ts";

const find = prepareOnce((db) =>
  db
    .select({
      status: guestRequests.status,
      expiredAt: guestRequests.expiredAt,
      guestName: guestRequests.guestName,
      guestEmail: claimableEmail,
      awaitsProof,
      leftAt: guestRequests.leftAt,
      heldUntil: guestRequests.heldUntil,
      answerDueAt: guestRequests.answerDueAt,
      teeTimeStatus: teeTimes.status,
      confirmedCount: teeTimes.confirmedCount,
      offeredCount: teeTimes.offeredCount,
      teeTimeId: teeTimes.id,
      firstName: publicFirstName,
      courseName: golfCourses.name,
      location: golfCourses.location,
      timeZone: golfCourses.timeZone,
      ...pictureColumns,
    })
    .from(guestRequests)
    .innerJoin(teeTimes, eq(teeTimes.id, guestRequests.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .where(and(eq(guestRequests.id, sql.placeholder("id")), isNull(guestRequests.erasedAt))),
);
const findRound = prepareRoundEvents(eq(teeTimes.id, sql.placeholder("teeTimeId")));
type Row = Awaited<ReturnType<typeof find>>[number];

/** What became of a guest's request, for anyone with its link. Of the host, it names the first name only, and none of a private profile. */
export async function getOwnGuestRequest(
  { db, clock, ports: { calendars } }: Pick<ServiceContext, "db" | "clock" | "ports">,
  { guestRequestId, token }: OpenGuestRequestInput,
): Promise<OwnGuestRequest> {
  const isKnown = await isGuestToken(db, guestRequestId, token);
  const [row] = isKnown ? await find(db, { id: guestRequestId }) : [];
  if (!row) throw fail("linkOver");
  const { guestName, courseName, location, date, time, timeZone, firstName, answerDueAt } = row;
  const { totalSlots, confirmedCount, offeredCount } = row;
  const now = clock.now();
  const state = stateOf(row, now);
  const isToCome = state === "approved" && !hasStarted({ teeOffAt: instantOf(row.teeOffAt) }, now);
  const [round] = isToCome ? await findRound(db, { teeTimeId: row.teeTimeId }) : [];
  return {
    state,
    guestName,
    hostName: displayName({ firstName, lastName: null }),
    courseName,
    location,
    date,
    time,
    timeZone,
    ...pictureOf(row),
    totalSlots,
    confirmedCount,
    offeredCount,
    answerDueAt: state === "pending" ? answerDueAt && isoInstant(answerDueAt) : null,
    awaitsProof: row.awaitsProof,
    claim: isToCome ? claimOf(row) : null,
    calendarFile: round ? calendars.file(roundEventOfRow({ ...round, firstName, lastName: null })) : null,
  };
}

function stateOf(row: Row, now: Temporal.Instant): GuestRequestState {
  const { status, expiredAt, leftAt, teeTimeStatus } = row;
  if (leftAt) return "left";
  if (status === "declined") return expiredAt ? "lapsed" : "declined";
  if (teeTimeStatus === "cancelled") return "cancelled";
  if (status === "pending") return expiredAt ? "expired" : "pending";
  return isHoldOver(holdOf(row), now) ? "lapsed" : "approved";
}

const holdOf = ({ heldUntil, teeOffAt }: Row) => ({
  heldUntil: heldUntil && instantOf(heldUntil),
  teeOffAt: instantOf(teeOffAt),
});

const claimOf = (row: Row): OwnGuestRequest["claim"] => ({
  guestEmail: row.guestEmail,
  heldUntil: holdEndBeforeTeeOff(holdOf(row))?.toString() ?? null,
});
