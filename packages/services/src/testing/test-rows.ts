import type { Db } from "@fourball/db/client";
import { golfCourses, guestRequests, notifications, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { searchedNames } from "@fourball/domain/profile/searched-names";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { eq, sql } from "drizzle-orm";
import { one } from "./one.ts";

type CourseRow = typeof golfCourses.$inferSelect;
type GolferRow = typeof users.$inferSelect;
type TeeTimeRow = typeof teeTimes.$inferSelect;

/** Writes the rows that a test starts from, and reads what it left. */
export type TestRows = {
  golfer(changes?: Partial<typeof users.$inferInsert>): Promise<GolferRow>;
  /** Several by one statement, in the given order. */
  golfers(changes: Partial<typeof users.$inferInsert>[]): Promise<GolferRow[]>;
  course(changes?: Partial<typeof golfCourses.$inferInsert>): Promise<CourseRow>;
  /** By default tomorrow at 7:30 on a Californian course. */
  teeTime(changes?: Partial<typeof teeTimes.$inferInsert>): Promise<TeeTimeRow>;
  request(teeTime: { id: string }, golfer: { id: string }, status?: ParticipantStatus, friends?: string[]): Promise<string>;
  guestRequest(request: typeof guestRequests.$inferInsert): Promise<string>;
  /** The kinds of a golfer's notifications, oldest first. */
  notificationsFor(golfer: { id: string }): Promise<string[]>;
};

/** What a test doesn't name gets a valid value; golfers and courses are numbered. */
export function testRows(db: () => Db): TestRows {
  let made = 0;
  const rows: TestRows = {
    golfer: async (changes = {}) => one(await rows.golfers([changes])),
    async golfers(changes) {
      const values = changes.map((change) => {
        const number = ++made;
        const names = { firstName: "Golfer", lastName: `Number${number}`, lastNameTo: "everyone" as const, ...change };
        return {
          email: `golfer${number}@example.com`,
          emailVerifiedAt: new Date(),
          ...searchedNames(names),
          ...names,
        };
      });
      return db().insert(users).values(values).returning();
    },
    async course(changes = {}) {
      const place = {
        name: `Course ${++made}`,
        location: "Monterey, CA",
        city: "Monterey",
        state: "CA",
        country: "US",
        ...changes,
      };
      const derived = {
        identity: courseIdentity(place),
        searchText: courseSearchText(place),
        timeZone: "America/Los_Angeles",
        isTimeZoneGuessed: false,
      };
      return one(
        await db()
          .insert(golfCourses)
          .values({ ...derived, ...place })
          .returning(),
      );
    },
    async teeTime(changes = {}) {
      const courseId = changes.courseId ?? (await rows.course()).id;
      const hostId = changes.hostId ?? (await rows.golfer()).id;
      const { timeZone } = one(await db().select().from(golfCourses).where(eq(golfCourses.id, courseId)));
      const when = { date: changes.date ?? "2026-06-12", time: changes.time ?? "07:30" };
      const teeOffAt = new Date(teeOffInstant({ ...when, timeZone }).epochMilliseconds);
      const values = { mood: "competitive" as const, teeOffAt, ...when, ...changes, courseId, hostId };
      return one(await db().insert(teeTimes).values(values).returning());
    },
    async request(teeTime, golfer, status = "pending", friends = []) {
      // The embedded database's clock counts milliseconds only, so that two requests could be of the same moment.
      const joinedAt = sql`clock_timestamp() + ${++made} * interval '1 microsecond'`;
      const values = { teeTimeId: teeTime.id, userId: golfer.id, status, friends, joinedAt };
      return one(await db().insert(teeTimeParticipants).values(values).returning()).id;
    },
    async guestRequest(request) {
      return one(await db().insert(guestRequests).values(request).returning()).id;
    },
    async notificationsFor({ id }) {
      const found = await db()
        .select()
        .from(notifications)
        .where(eq(notifications.recipientId, id))
        .orderBy(notifications.createdAt);
      return found.map(({ content }) => content.kind);
    },
  };
  return rows;
}
