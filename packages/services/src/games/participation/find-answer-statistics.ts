import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asFloat, asInteger, nullable } from "@fourball/db/select/expression";
import { jsonRow } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import {
  ANSWER_STATISTICS_OF,
  type AnswerStatistics,
  answerStatisticsOf,
} from "@fourball/domain/participation/answer-statistics";
import { type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const since = sql`${now} - make_interval(days => ${sql.raw(String(ANSWER_STATISTICS_OF.days))})`;

type Requests = typeof guestRequests | typeof teeTimeParticipants;

// A host who called the game off, or filled it, owes no answer.
const isUnanswered = ({ status, answeredAt, expiredAt, answerDueAt }: Requests): SQL => sql`
  ${answeredAt} is null and ${status} = 'pending' and (${expiredAt} is not null or ${answerDueAt} <= ${now})
  and ${teeTimes.status} <> 'cancelled' and ${teeTimes.confirmedCount} + 1 < ${teeTimes.totalSlots}`;

// A request is made before its tee-off, so the games since then hold all requests since then.
const requestsTo = (hostId: SQL, requests: Requests, askedAt: SQL, isRequest: SQL = sql`true`): SQL => sql`
  select extract(epoch from ${requests.answeredAt} - ${askedAt}) / 60 as minutes
  from ${teeTimes} join ${requests} on ${requests.teeTimeId} = ${teeTimes.id}
  where ${teeTimes.hostId} = ${hostId} and ${teeTimes.teeOffAt} > ${since} and ${askedAt} > ${since}
    and ${isRequest} and (${requests.answeredAt} is not null or ${isUnanswered(requests)})`;

const { requestedAt, joinedAt, waitlistedAt } = teeTimeParticipants;

const counts = {
  requests: asInteger(sql`count(*)`),
  answered: asInteger(sql`count(minutes)`),
  medianMinutes: nullable(asFloat(sql`percentile_cont(0.5) within group (order by minutes)`)),
};

const asked = (hostId: SQL): SQL => sql`(
  ${requestsTo(hostId, teeTimeParticipants, sql`coalesce(${requestedAt}, ${joinedAt})`, sql`${waitlistedAt} is null`)}
  union all ${requestsTo(hostId, guestRequests, sql`${guestRequests.createdAt}`)}) asked`;

/** The counts for `answerStatisticsOf`, within a query that has `now`. The host is of another table than the tee times. */
export const answerCountsOf = (hostId: SQL) => jsonRow(counts, from(asked(hostId)), sql``);

const find = prepareSelect(counts, from(asked(sql`${sql.placeholder("hostId")}::uuid`)));

/** How a host answers golfers and guests who ask to join; null when too little is known of it. */
export async function findAnswerStatistics(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  hostId: string,
): Promise<AnswerStatistics | null> {
  const [counted] = await find(db, { hostId, now: clock.now().toString() });
  return counted ? answerStatisticsOf(counted) : null;
}
