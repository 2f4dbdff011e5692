import { golfCourses, type teeTimes, type users } from "@fourball/db/schema/index";
import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { eq } from "drizzle-orm";
import { saveSearch } from "../../discover/saved-search/save-search.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { NOW, type TestWorld } from "../../testing.ts";

const MONTEREY = { latitude: 36.6, longitude: -121.89 };

/** On California's clock, in the month of the tests. */
export const at = (time: string): Temporal.Instant => Temporal.Instant.from(`2026-06-${time}-07:00`);

/** Golfers with saved searches, games that are posted, and what is sent of them. */
export function savedSearchScene(world: TestWorld) {
  /** The one course of most games. */
  async function theCourse() {
    const [known] = await world.db.select().from(golfCourses).where(eq(golfCourses.name, "Cypress Hollow"));
    return known ?? world.course({ name: "Cypress Hollow", ...MONTEREY });
  }

  async function runJobsAt(time: Temporal.Instant) {
    world.clock.time = time;
    await runDueJobs(world.anonymous());
    await world.settled();
  }

  return {
    theCourse,
    runJobsAt,
    /** A golfer on California's clock who wants casual games near Monterey. */
    async aSearcher(frequency: SearchFrequency = "at-once", changes: Partial<typeof users.$inferInsert> = {}) {
      await theCourse();
      const golfer = await world.golfer({ timeZone: "America/Los_Angeles", ...changes });
      const filter = { near: MONTEREY, radiusKm: 50, moods: ["casual" as const] };
      return { golfer, search: await saveSearch(world.as(golfer), { filter, frequency }) };
    },
    /** Posted now, played in nine days. */
    async aPost(changes: Partial<typeof teeTimes.$inferInsert> = {}) {
      const { id: courseId } = await theCourse();
      return world.teeTime({ courseId, date: "2026-06-20", mood: "casual", ...changes });
    },
    /** The mails about saved searches that go out at a time. */
    async mailsAt(time = NOW) {
      world.mails.length = 0;
      await runJobsAt(time);
      await world.post();
      return world.mails.filter(({ subject }) => subject.includes("for you")).map(({ to, subject }) => `${to}: ${subject}`);
    },
    /** What the mail about a search carries. */
    linkOf({ id }: { id: string }) {
      const links = world.mails.map(({ headers }) => headers?.["List-Unsubscribe"] ?? "");
      const found = links.map((link) => /unsubscribe\/([\w-]+)\/(\S+)>/.exec(link)).find((parts) => parts?.[2] === id);
      return { id, token: found?.[1] ?? "" };
    },
  };
}
