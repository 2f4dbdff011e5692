import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { searchable } from "@fourball/domain/text";
import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../database.ts";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "../schema/index.ts";
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { planSeed, type SeedPlan } from "./plan.ts";

export type SeedOptions = { now: Temporal.Instant; hashPassword: (password: string) => Promise<string> };

/** Fills an empty database with a demo, once, and answers with the demo accounts that it holds. */
export async function seedDemo(db: Db, { now, hashPassword }: SeedOptions): Promise<{ accounts: DemoAccount[] }> {
  return db.transaction(async (tx) => {
    // Two processes that start together must not both find the database empty.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fourball seed', 0))`);
    const [anyone] = await tx.select({ id: users.id }).from(users).limit(1);
    if (!anyone) await insertPlan(tx, planSeed(now), await hashPassword(DEMO_PASSWORD));
    return { accounts: await existingDemoAccounts(tx) };
  });
}

async function existingDemoAccounts(tx: Tx): Promise<DemoAccount[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  return demoAccounts.filter(({ email }) => found.some((user) => user.email === email));
}

async function insertPlan(tx: Tx, plan: SeedPlan, passwordHash: string): Promise<void> {
  await tx.insert(golfCourses).values(plan.courses.map(courseRow));
  await tx.insert(users).values(plan.golfers.map((golfer) => userRow(golfer, passwordHash)));
  await tx.insert(teeTimes).values(plan.teeTimes.map(teeTimeRow));
  await tx.insert(teeTimeParticipants).values(plan.participants.map(participantRow));
}

const date = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

function courseRow({
  key: _key,
  walkingOnly: _walkingOnly,
  ...course
}: SeedPlan["courses"][number]): typeof golfCourses.$inferInsert {
  return {
    ...course,
    country: "US",
    identity: courseIdentity({ ...course, country: "US" }),
    searchText: courseSearchText(course),
  };
}

/** Only the demo accounts can be signed in to; the other golfers have no password at all. */
function userRow(
  { key: _key, region: _region, createdAt, ...golfer }: SeedPlan["golfers"][number],
  passwordHash: string,
): typeof users.$inferInsert {
  return {
    ...golfer,
    passwordHash: demoAccounts.some(({ email }) => email === golfer.email) ? passwordHash : null,
    searchText: searchable(golfer.firstName, golfer.lastName),
    createdAt: date(createdAt),
    updatedAt: date(createdAt),
  };
}

const teeTimeRow = (teeTime: SeedPlan["teeTimes"][number]): typeof teeTimes.$inferInsert => ({
  ...teeTime,
  preferences: [...teeTime.preferences],
  teeOffAt: date(teeTime.teeOffAt),
  createdAt: date(teeTime.createdAt),
  updatedAt: date(teeTime.updatedAt),
});

const participantRow = (participant: SeedPlan["participants"][number]): typeof teeTimeParticipants.$inferInsert => ({
  ...participant,
  joinedAt: date(participant.joinedAt),
  updatedAt: date(participant.updatedAt),
});
