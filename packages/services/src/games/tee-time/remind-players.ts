import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { REMINDERS } from "@fourball/domain/notification/kinds/round";
import { courseToday } from "@fourball/domain/tee-time/when";
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Job } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { playersOf } from "../participation/players-of.ts";

type When = (typeof REMINDERS)[number];

/** From how many hours before tee-off on golfers are reminded, and until when. */
const HOURS = { "day-before": { from: 24, to: 3 }, soon: { from: 3, to: 0 } } as const satisfies Record<When, object>;

/** The column has the tee-off that golfers were reminded of. */
const COLUMN = { "day-before": "dayReminderFor", soon: "soonReminderFor" } as const satisfies Record<When, string>;

/** A host without players needs no reminder. */
function isDue(when: When, now: Temporal.Instant): SQL | undefined {
  const { from, to } = HOURS[when];
  const remindedOf = teeTimes[COLUMN[when]];
  return and(
    eq(teeTimes.status, "active"),
    gt(teeTimes.confirmedCount, 0),
    gt(teeTimes.teeOffAt, toTimestamp(now.add({ hours: to }))),
    lte(teeTimes.teeOffAt, toTimestamp(now.add({ hours: from }))),
    or(isNull(remindedOf), ne(remindedOf, teeTimes.teeOffAt)),
  );
}

/** Claimed in the transaction that writes the notification; a moved tee-off can be claimed again. */
async function claim(tx: Tx, teeTimeId: string, { when, now }: { when: When; now: Temporal.Instant }) {
  const { id, hostId, courseId, date, time, updatedAt, teeOffAt } = teeTimes;
  const [game] = await tx
    .update(teeTimes)
    // Nothing of the game changes that golfers see.
    .set({ [COLUMN[when]]: sql`${teeOffAt}`, updatedAt: sql`${updatedAt}` })
    .from(golfCourses)
    .where(and(eq(id, teeTimeId), eq(golfCourses.id, courseId), isDue(when, now)))
    .returning({ id, hostId, courseName: golfCourses.name, timeZone: golfCourses.timeZone, date, time });
  return game;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const remindersOf = (when: When): Job => ({
  find: ({ db, clock }) => db.select({ id: teeTimes.id }).from(teeTimes).where(isDue(when, clock.now())).orderBy(teeTimes.id),
  async run({ db, bus, clock }, id) {
    const recipients = await db.transaction(async (tx) => {
      const game = await claim(tx, id, { when, now: clock.now() });
      return game ? remind(tx, game, { when, writtenOn: courseToday(clock.now(), game.timeZone) }) : [];
    });
    if (recipients.length > 0) await bus.publish({ type: "notifications-changed", recipients });
  },
});

type Reminder = { when: When; writtenOn: string };

async function remind(tx: Tx, game: Claimed, reminder: Reminder): Promise<string[]> {
  const players = await playersOf(tx, game.id);
  const recipients = [game.hostId, ...players];
  const isQuestion = reminder.when === "day-before";
  const reminded = isQuestion ? [game.hostId] : recipients;
  await enqueueNotifications(tx, game.id, reminded, { kind: "reminder", ...reminder, ...roundOf(game) });
  if (isQuestion) await askWhetherStillPlaying(tx, game, { players, writtenOn: reminder.writtenOn });
  return recipients;
}

type Question = { players: string[]; writtenOn: string };

async function askWhetherStillPlaying(tx: Tx, game: Claimed, { players, writtenOn }: Question): Promise<void> {
  const { teeTimeId, status } = teeTimeParticipants;
  const teeOff = tx.select({ teeOffAt: teeTimes.teeOffAt }).from(teeTimes).where(eq(teeTimes.id, game.id));
  await tx
    .update(teeTimeParticipants)
    .set({ playingAskedFor: sql`${teeOff}` })
    .where(and(eq(teeTimeId, game.id), eq(status, "confirmed")));
  await enqueueNotifications(tx, game.id, players, { kind: "still-playing", writtenOn, ...roundOf(game) });
}

/** The host is reminded the day before, and players are asked whether they still play; all are reminded within three hours of tee-off. */
export const remindADayBefore: Job = remindersOf("day-before");
export const remindSoon: Job = remindersOf("soon");
