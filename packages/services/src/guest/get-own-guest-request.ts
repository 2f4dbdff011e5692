import { golfCourses, guestRequests, teeTimes, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { notFound } from "@fourball/domain/failure";
import type { GuestRequestState } from "@fourball/domain/guest/constants";
import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { isGuestToken } from "./guest-token.ts";

const find = prepareSelect(
  {
    status: guestRequests.status,
    expiredAt: guestRequests.expiredAt,
    guestName: guestRequests.guestName,
    answerDueAt: guestRequests.answerDueAt,
    firstName: users.firstName,
    courseName: golfCourses.name,
    location: golfCourses.location,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
    teeTimeStatus: teeTimes.status,
  },
  from(guestRequests)
    .join(teeTimes, sql`${teeTimes.id} = ${guestRequests.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
    .join(users, sql`${users.id} = ${teeTimes.hostId}`),
  sql`where ${guestRequests.id} = ${sql.placeholder("id")}::uuid and ${guestRequests.erasedAt} is null`,
);
type Row = Awaited<ReturnType<typeof find>>[number];

/** What became of a guest's request, for anyone with its link. Of the host, it names the first name only. */
export async function getOwnGuestRequest(
  { db }: Pick<ServiceContext, "db">,
  { guestRequestId, token }: OpenGuestRequestInput,
): Promise<OwnGuestRequest> {
  const isKnown = await isGuestToken(db, guestRequestId, token);
  const [row] = isKnown ? await find(db, { id: guestRequestId }) : [];
  if (!row) throw notFound("This link no longer works");
  const { guestName, courseName, location, date, time, timeZone, firstName, answerDueAt } = row;
  const state = stateOf(row);
  return {
    state,
    guestName,
    hostName: displayName({ firstName, lastName: null }),
    courseName,
    location,
    date,
    time,
    timeZone,
    answerDueAt: state === "pending" ? answerDueAt && isoInstant(answerDueAt) : null,
  };
}

function stateOf({ status, expiredAt, teeTimeStatus }: Row): GuestRequestState {
  if (status === "declined") return "declined";
  if (teeTimeStatus === "cancelled") return "cancelled";
  return status === "pending" && expiredAt ? "expired" : status;
}
