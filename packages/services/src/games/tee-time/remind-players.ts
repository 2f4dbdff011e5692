import type { Tx } from "@fourball/db/client";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { like } from "@fourball/db/select/expression";
import { prepareQuery, prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { REMINDERS } from "@fourball/domain/notification/kinds/round";
import { courseToday } from "@fourball/domain/tee-time/when";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Job } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { playersOf } from "../participation/players-of.ts";

type When = (typeof REMINDERS)[number];

const now = sql`${sql.placeholder("now")}::timestamptz`;
const hours = (count: number): SQL => sql.raw(`interval '${count} hours'`);
const column = { "day-before": sql`day_reminder_for`, soon: sql`soon_reminder_for` } as const satisfies Record<When, SQL>;
// A host without players needs no reminder.
const due = {
  "day-before": sql`tee_off_at > ${now} + ${hours(3)} and tee_off_at <= ${now} + ${hours(24)}`,
  soon: sql`tee_off_at > ${now} and tee_off_at <= ${now} + ${hours(3)}`,
} as const satisfies Record<When, SQL>;
const isDue = (when: When): SQL =>
  sql`status = 'active' and confirmed_count > 0 and ${due[when]} and ${column[when]} is distinct from tee_off_at`;

const dueOf = (when: When) => prepareSelect({ id: teeTimes.id }, from(teeTimes), sql`where ${isDue(when)} order by id`);
const findDue = { "day-before": dueOf("day-before"), soon: dueOf("soon") };
// Claimed in the transaction that writes the notification; a moved tee-off can be claimed again.
const { id, hostId, date, time } = teeTimes;
const courseName = like(
  golfCourses.name,
  sql`select ${golfCourses.name} from ${golfCourses} where ${golfCourses.id} = ${teeTimes.courseId}`,
);
const timeZone = like(
  golfCourses.timeZone,
  sql`select ${golfCourses.timeZone} from ${golfCourses} where ${golfCourses.id} = ${teeTimes.courseId}`,
);
const claimOf = (when: When) =>
  prepareQuery(
    { id, hostId, courseName, timeZone, date, time },
    (game) => sql`
      update ${teeTimes} set ${column[when]} = tee_off_at where id = ${sql.placeholder("id")}::uuid and ${isDue(when)}
      returning ${game}`,
  );
const claim = { "day-before": claimOf("day-before"), soon: claimOf("soon") };

const remindersOf = (when: When): Job => ({
  find: ({ db, clock }) => findDue[when](db, { now: clock.now().toString() }),
  async run({ db, bus, clock }, id) {
    const recipients = await db.transaction(async (tx) => {
      const [game] = await claim[when](tx, { id, now: clock.now().toString() });
      return game ? remind(tx, game, { when, writtenOn: courseToday(clock.now(), game.timeZone) }) : [];
    });
    if (recipients.length > 0) await bus.publish({ type: "news", recipients });
  },
});

type Reminder = { when: When; writtenOn: string };

async function remind(tx: Tx, game: RowOf<(typeof claim)[When]>, reminder: Reminder): Promise<string[]> {
  const players = await playersOf(tx, game.id);
  const recipients = [game.hostId, ...players];
  const isQuestion = reminder.when === "day-before";
  const reminded = isQuestion ? [game.hostId] : recipients;
  await enqueueNotifications(tx, game.id, reminded, { kind: "reminder", ...reminder, ...roundOf(game) });
  if (isQuestion) await askWhetherStillPlaying(tx, game, { players, writtenOn: reminder.writtenOn });
  return recipients;
}

type Question = { players: string[]; writtenOn: string };

async function askWhetherStillPlaying(
  tx: Tx,
  game: RowOf<(typeof claim)[When]>,
  { players, writtenOn }: Question,
): Promise<void> {
  const { teeTimeId, status } = teeTimeParticipants;
  await tx
    .update(teeTimeParticipants)
    .set({ playingAskedFor: sql`(select ${teeTimes.teeOffAt} from ${teeTimes} where ${teeTimes.id} = ${teeTimeId})` })
    .where(and(eq(teeTimeId, game.id), eq(status, "confirmed")));
  await enqueueNotifications(tx, game.id, players, { kind: "still-playing", writtenOn, ...roundOf(game) });
}

/** The host is reminded the day before, and players are asked whether they still play; all are reminded within three hours of tee-off. */
export const remindADayBefore: Job = remindersOf("day-before");
export const remindSoon: Job = remindersOf("soon");
