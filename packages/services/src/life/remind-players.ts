import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimes } from "@fourball/db/schema/index";
import type { REMINDERS } from "@fourball/domain/notification/news";
import { type SQL, sql } from "drizzle-orm";
import { noteNews, placeOf } from "../notification/note-news.ts";
import type { Job } from "./job.ts";
import { playersOf } from "./players-of.ts";

type When = (typeof REMINDERS)[number];
type Game = { id: string; hostId: string; courseId: string; date: string; time: string };

const now = sql`${sql.placeholder("now")}::timestamptz`;
const hours = (count: number): SQL => sql.raw(`interval '${count} hours'`);
const column = { "day-before": sql`day_reminder_for`, soon: sql`soon_reminder_for` } as const satisfies Record<When, SQL>;
// A host whom nobody joined yet needs no reminder to come.
const due = {
  "day-before": sql`tee_off_at > ${now} + ${hours(3)} and tee_off_at <= ${now} + ${hours(24)}`,
  soon: sql`tee_off_at > ${now} and tee_off_at <= ${now} + ${hours(3)}`,
} as const satisfies Record<When, SQL>;
const isDue = (when: When): SQL =>
  sql`status = 'active' and confirmed_count > 0 and ${due[when]} and ${column[when]} is distinct from tee_off_at`;

const findDue = {
  "day-before": prepareSql<{ id: string }>(sql`select id as "id" from ${teeTimes} where ${isDue("day-before")} order by id`),
  soon: prepareSql<{ id: string }>(sql`select id as "id" from ${teeTimes} where ${isDue("soon")} order by id`),
};
// Claimed in the transaction that writes the news: who claims it tells it, and a tee-off that moved can be claimed anew.
const claimOf = (when: When) =>
  prepareSql<Game>(sql`
    update ${teeTimes} set ${column[when]} = tee_off_at where id = ${sql.placeholder("id")}::uuid and ${isDue(when)}
    returning id as "id", host_id as "hostId", course_id as "courseId", date::text as "date", time as "time"`);
const claim = { "day-before": claimOf("day-before"), soon: claimOf("soon") };

const remindersOf = (when: When): Job => ({
  find: ({ db, clock }) => findDue[when](db, { now: clock.now().toString() }),
  async settle({ db, bus, clock }, id) {
    const recipients = await db.transaction(async (tx) => {
      const [game] = await claim[when](tx, { id, now: clock.now().toString() });
      return game ? remind(tx, game, when) : [];
    });
    if (recipients.length > 0) await bus.publish({ type: "news", recipients });
  },
});

async function remind(tx: Tx, game: Game, when: When): Promise<string[]> {
  const recipients = [game.hostId, ...(await playersOf(tx, game.id))];
  await noteNews(tx, game.id, recipients, { kind: "reminder", when, ...(await placeOf(tx, game)) });
  return recipients;
}

/** Everyone who plays is told the day before, and again within three hours of tee-off. */
export const remindADayBefore: Job = remindersOf("day-before");
export const remindSoon: Job = remindersOf("soon");
