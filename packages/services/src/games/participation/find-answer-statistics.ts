import { before, now, objectOf } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { nullable } from "@fourball/db/schema/columns";
import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import {
  ANSWER_STATISTICS_OF,
  type AnswerStatistics,
  answerStatisticsOf,
} from "@fourball/domain/participation/answer-statistics";
import { and, count, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";

const since = before(now, { days: ANSWER_STATISTICS_OF.days });

type Requests = typeof guestRequests | typeof teeTimeParticipants;

/** A host who called the game off, or filled it, owes no answer. */
const isUnanswered = ({ status, answeredAt, expiredAt, answerDueAt }: Requests): SQL | undefined =>
  and(
    isNull(answeredAt),
    eq(status, "pending"),
    or(isNotNull(expiredAt), lte(answerDueAt, now)),
    ne(teeTimes.status, "cancelled"),
    lt(sql`${teeTimes.confirmedCount} + 1`, teeTimes.totalSlots),
  );

/** A request is made before its tee-off, so the games since then hold all requests since then. */
const requestsTo = (hostId: SQLWrapper, requests: Requests, { requestedAt, which }: { requestedAt: SQL; which?: SQL }) =>
  builder
    .select({ minutes: sql`extract(epoch from ${requests.answeredAt} - ${requestedAt}) / 60`.mapWith(Number).as("minutes") })
    .from(teeTimes)
    .innerJoin(requests, eq(requests.teeTimeId, teeTimes.id))
    .where(
      and(
        eq(teeTimes.hostId, hostId),
        gt(teeTimes.teeOffAt, since),
        gt(requestedAt, since),
        which,
        or(isNotNull(requests.answeredAt), isUnanswered(requests)),
      ),
    );

const { requestedAt, joinedAt, waitlistedAt } = teeTimeParticipants;

function answersOf(hostId: SQLWrapper) {
  const ofGolfers = { requestedAt: sql`coalesce(${requestedAt}, ${joinedAt})`, which: isNull(waitlistedAt) };
  const ofGuests = { requestedAt: sql`${guestRequests.createdAt}` };
  const requested = requestsTo(hostId, teeTimeParticipants, ofGolfers);
  const answers = requested.unionAll(requestsTo(hostId, guestRequests, ofGuests)).as("answers");
  const median = sql`percentile_cont(0.5) within group (order by ${answers.minutes})`;
  return { answers, requests: count(), answered: count(answers.minutes), median };
}

/** The counts for `answerStatisticsOf` as JSON, within a query that has `now`. The host is of another table than the tee times. */
export function answerCountsOf(hostId: SQLWrapper): SQL {
  const { answers, median, ...counts } = answersOf(hostId);
  return sql`${builder.select({ counts: objectOf({ ...counts, medianMinutes: median }) }).from(answers)}`;
}

const find = prepareOnce((db) => {
  const { answers, median, ...counts } = answersOf(sql.placeholder("hostId"));
  return db.select({ ...counts, medianMinutes: nullable(median.mapWith(Number)) }).from(answers);
});

/** How a host answers golfers and guests who ask to join; null when too little is known of it. */
export async function findAnswerStatistics(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  hostId: string,
): Promise<AnswerStatistics | null> {
  const [counted] = await find(db, { hostId, now: toTimestamp(clock.now()) });
  return counted ? answerStatisticsOf(counted) : null;
}
