import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { REPLY_TIME_OF, type ReplyTime, replyTimeOf } from "@fourball/domain/participation/reply-time";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ServiceContext } from "../service-context.ts";

const { answersMin, answersMax, days } = REPLY_TIME_OF;
const since = sql`${sql.placeholder("now")}::timestamptz - make_interval(days => ${sql.raw(String(days))})`;

type Requests = PgTable & { teeTimeId: PgColumn; answeredAt: PgColumn };

// A request is answered before its tee-off, so the games since then hold all answers since then.
const answersTo = (requests: Requests, askedAt: SQL): SQL => sql`
  select ${requests.answeredAt} as answered_at, extract(epoch from ${requests.answeredAt} - ${askedAt}) / 60 as minutes
  from ${teeTimes} join ${requests} on ${requests.teeTimeId} = ${teeTimes.id}
  where ${teeTimes.hostId} = ${sql.placeholder("hostId")}::uuid and ${teeTimes.teeOffAt} > ${since}
    and ${requests.answeredAt} > ${since}`;

const findMedian = prepareQuery(
  { minutes: asFloat(sql`percentile_cont(0.5) within group (order by latest.minutes)`) },
  (median) => sql`select ${median} from (
    ${answersTo(teeTimeParticipants, sql`coalesce(${teeTimeParticipants.requestedAt}, ${teeTimeParticipants.joinedAt})`)}
    union all ${answersTo(guestRequests, sql`${guestRequests.createdAt}`)}
    order by answered_at desc limit ${sql.raw(String(answersMax))}) latest
  having count(*) >= ${sql.raw(String(answersMin))}`,
);

/** How soon a host usually answers; null when too little is known of it, or when it takes long. */
export async function findReplyTime({ db, clock }: ServiceContext, hostId: string): Promise<ReplyTime | null> {
  const [median] = await findMedian(db, { hostId, now: clock.now().toString() });
  return median ? replyTimeOf(median.minutes) : null;
}
