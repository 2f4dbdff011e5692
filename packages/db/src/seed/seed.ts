import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { PICTURES_PATH } from "@fourball/domain/picture/address";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import { searchedNames } from "@fourball/domain/profile/searched-names";
import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../database.ts";
import { DemoNotStored, isUnavailable } from "../database-errors.ts";
import { lockByName } from "../lock-by-name.ts";
import {
  attendanceRecords,
  chatMessages,
  chatReads,
  chatRooms,
  golfCourses,
  notifications,
  pictures,
  teeTimeParticipants,
  teeTimes,
  users,
} from "../schema/index.ts";
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { readFaces } from "./faces.ts";
import { planSeed, type SeedPlan } from "./plan.ts";
import { ratingsBehind } from "./ratings-behind.ts";
import { notificationsOf, type PlannedNotification } from "./told.ts";

export type SeedOptions = {
  now: Temporal.Instant;
  pictures: PictureStore;
  /** Profiles hold absolute addresses of pictures. */
  publicUrl: string;
  hashPassword: (password: string) => Promise<string>;
  plan?: (now: Temporal.Instant) => SeedPlan;
};

/**
 * Fills an empty database with a demo, once, and answers with the demo accounts that it holds. Throws `DemoNotStored` when the
 * database is away or too slow.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<{ accounts: DemoAccount[] }> {
  if (await isEmpty(db)) {
    const { faces, ...rows } = await demoRows(options);
    // The same golfers have the same files: where a start fails after them, the next one writes them again.
    await Promise.all(faces.flatMap(({ files }) => files).map(({ key, bytes }) => options.pictures.put(key, bytes)));
    await storeDemo(db, rows);
  }
  return { accounts: await existingDemoAccounts(db) };
}

async function isEmpty(db: Db | Tx): Promise<boolean> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  return !anyone;
}

async function existingDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  return demoAccounts.filter(({ email }) => found.some((user) => user.email === email));
}

type DemoRows = Omit<Awaited<ReturnType<typeof demoRows>>, "faces">;

/** Computed before the transaction: a slow machine takes longer for it than a transaction may wait for its next statement. */
async function demoRows({ now, hashPassword, publicUrl, plan: makePlan = planSeed }: SeedOptions) {
  const plan = makePlan(now);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const faces = await readFaces(plan.golfers);
  const addresses = new Map(faces.map(({ row, key }) => [row.ownerId, publicUrl + PICTURES_PATH + key]));
  return {
    courses: plan.courses.map(courseRow),
    faces,
    pictures: faces.map(({ row }) => row),
    golfers: plan.golfers.map((golfer) => ({
      ...userRow(golfer, passwordHash),
      profileImageUrl: addresses.get(golfer.id) ?? null,
    })),
    teeTimes: plan.teeTimes.map(teeTimeRow),
    participants: plan.participants.map(participantRow),
    attendance: plan.teeTimes.flatMap((teeTime) => attendanceRows(teeTime, plan.participants)),
    notifications: notificationsOf(plan).map(notificationRow),
    rooms: plan.rooms.map(({ teeTimeId, lines }) => ({ teeTimeId, lastSeq: lines.length })),
    messages: plan.rooms.flatMap(({ lines }) => lines.map(lineRow)),
    reads: plan.rooms.flatMap(({ reads }) => reads),
  };
}

async function storeDemo(db: Db, rows: DemoRows): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // Two processes that start together must not both find the database empty. On a busy machine the second one waits longer
      // than a golfer should.
      await tx.execute(sql`set local lock_timeout = '60s'`);
      await tx.execute(sql`set local statement_timeout = '60s'`);
      await lockByName(tx, "fourball seed");
      if (await isEmpty(tx)) await insertRows(tx, rows);
    });
  } catch (cause) {
    if (!isUnavailable(cause)) throw cause;
    throw new DemoNotStored("The demo data could not be stored, and nothing of it was kept", { cause });
  }
}

async function insertRows(tx: Tx, rows: DemoRows): Promise<void> {
  await tx.insert(golfCourses).values(rows.courses);
  await tx.insert(users).values(rows.golfers);
  await tx.insert(pictures).values(rows.pictures);
  await tx.insert(teeTimes).values(rows.teeTimes);
  await tx.insert(teeTimeParticipants).values(rows.participants);
  await tx.insert(attendanceRecords).values(rows.attendance);
  await tx.insert(notifications).values(rows.notifications);
  await tx.insert(chatRooms).values(rows.rooms);
  await tx.insert(chatMessages).values(rows.messages);
  await tx.insert(chatReads).values(rows.reads);
}

const date = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

function courseRow({
  key: _key,
  walkingOnly: _walkingOnly,
  ...course
}: SeedPlan["courses"][number]): typeof golfCourses.$inferInsert {
  const place = { ...course, country: "US" };
  return { ...place, isTimeZoneGuessed: false, identity: courseIdentity(place), searchText: courseSearchText(place) };
}

/** Only the demo accounts can be signed in to; the other golfers have no password at all. */
function userRow(
  { key: _key, region: _region, createdAt, ...golfer }: SeedPlan["golfers"][number],
  passwordHash: string,
): typeof users.$inferInsert {
  return {
    ...golfer,
    ...ratingsBehind(golfer.rating, golfer.gamesHosted + golfer.gamesPlayed),
    emailVerifiedAt: date(createdAt),
    passwordHash: demoAccounts.some(({ email }) => email === golfer.email) ? passwordHash : null,
    ...searchedNames({ ...golfer, lastNameTo: "everyone" }),
    createdAt: date(createdAt),
    updatedAt: date(createdAt),
  };
}

const teeTimeRow = ({ isRemindedOf, ...teeTime }: SeedPlan["teeTimes"][number]): typeof teeTimes.$inferInsert => ({
  ...teeTime,
  preferences: [...teeTime.preferences],
  teeOffAt: date(teeTime.teeOffAt),
  completedAt: teeTime.completedAt && date(teeTime.completedAt),
  dayReminderFor: isRemindedOf ? date(teeTime.teeOffAt) : null,
  createdAt: date(teeTime.createdAt),
  updatedAt: date(teeTime.updatedAt),
});

const participantRow = (participant: SeedPlan["participants"][number]): typeof teeTimeParticipants.$inferInsert => ({
  ...participant,
  answerDueAt: participant.answerDueAt && date(participant.answerDueAt),
  joinedAt: date(participant.joinedAt),
  answeredAt: participant.status === "pending" ? null : date(participant.updatedAt),
  updatedAt: date(participant.updatedAt),
});

/** Everyone showed up for the rounds that are over; a host's own counts when anyone joined. */
function attendanceRows(
  { id: teeTimeId, hostId, completedAt }: SeedPlan["teeTimes"][number],
  participants: SeedPlan["participants"],
): (typeof attendanceRecords.$inferInsert)[] {
  const players = participants.filter((each) => each.teeTimeId === teeTimeId && each.status === "confirmed");
  if (!completedAt || players.length === 0) return [];
  const round = { teeTimeId, kind: "showed-up" as const, settledAt: date(completedAt) };
  return [hostId, ...players.map(({ userId }) => userId)].map((userId) => ({ ...round, userId }));
}

const lineRow = (line: SeedPlan["rooms"][number]["lines"][number]): typeof chatMessages.$inferInsert => ({
  ...line,
  createdAt: date(line.createdAt),
});

/** It is in the app only: the golfers of the demo have no mailbox. */
const notificationRow = ({ at, isRead, ...told }: PlannedNotification): typeof notifications.$inferInsert => ({
  ...told,
  createdAt: date(at),
  dueAt: date(at),
  deliveredAt: date(at),
  readAt: isRead ? date(at) : null,
});
