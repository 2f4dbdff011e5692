import { playAgainAnswers, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { unsubscribe } from "../../notification/unsubscribe.ts";
import { NOW, testWorld } from "../../testing.ts";

const world = testWorld();

// The time of the tests is a Thursday, 8 o'clock in California.
const AGREED = { marketingOptInAt: new Date("2026-06-01") };
const MONTEREY = { latitude: 36.6, longitude: -121.89, city: "Monterey" };
const CARMEL = { latitude: 36.55, longitude: -121.92, city: "Carmel" };
const FRESNO = { latitude: 36.74, longitude: -119.78, city: "Fresno" };

type Changes = Parameters<typeof world.golfer>[0];

/** A golfer who hosted a game in Monterey. */
async function aGolfer(changes: Changes = AGREED) {
  const golfer = await world.golfer(changes);
  const home = await world.course(MONTEREY);
  await world.teeTime({ hostId: golfer.id, courseId: home.id, date: "2026-06-04", status: "completed" });
  return golfer;
}

const aGameAt = async (place: object, changes: object = {}) =>
  world.teeTime({ courseId: (await world.course(place)).id, date: "2026-06-13", ...changes });

async function digestsAt(time = NOW) {
  world.mails.length = 0;
  world.clock.time = time;
  await runDueJobs(world.anonymous());
  await world.settled();
  await world.post();
  return world.mails.filter(({ subject }) => subject.includes("open spots")).map(({ to, subject }) => `${to}: ${subject}`);
}

describe("the weekly email", () => {
  test("has the games near the golfer's home in the next seven days that have open spots, and unsubscribes in one click", async () => {
    const golfer = await aGolfer();
    await aGameAt({ ...CARMEL, name: "Carmel Valley" });
    const other = await aGameAt(FRESNO);
    await aGameAt(CARMEL, { isPublic: false });
    await aGameAt(CARMEL, { date: "2026-06-20" });
    await aGameAt(MONTEREY, { hostId: golfer.id });
    await world.request(await aGameAt(CARMEL), golfer);
    const full = await aGameAt(CARMEL, { totalSlots: 2, hostId: other.hostId });
    await world.request(full, await world.golfer(), "confirmed");
    expect(await digestsAt()).toEqual([`${golfer.email}: 1 game near Monterey with open spots`]);
    const [mail] = world.mails;
    expect(mail?.text).toContain("Saturday, June 13, 7:30 AM: Carmel Valley, 3 open spots");
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringMatching(/\/api\/unsubscribe\/[\w-]{43}\/Marketing>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("is not sent without consent, after it was turned off, to a golfer without a home, or with nothing to say", async () => {
    await aGolfer({});
    await aGolfer({ ...AGREED, emailMarketing: false });
    await aGolfer({ ...AGREED, emailOn: false });
    await world.golfer(AGREED);
    await aGameAt(CARMEL);
    expect(await digestsAt()).toEqual([]);
    await aGolfer();
    await world.db.update(users).set({ emailMarketing: false }).where(eq(users.emailMarketing, true));
    expect(await digestsAt()).toEqual([]);
  });

  test("leaves out hosts with whom the golfer wouldn't play again, and nobody else", async () => {
    const golfer = await aGolfer();
    const [unwanted, willing] = [await aGameAt(CARMEL), await aGameAt({ ...CARMEL, name: "Rancho Cañada" })];
    await world.db.insert(playAgainAnswers).values([
      { golferId: golfer.id, otherId: unwanted.hostId, answer: "no" },
      // The other's no is never noticed.
      { golferId: willing.hostId, otherId: golfer.id, answer: "no" },
    ]);
    expect(await digestsAt()).toEqual([`${golfer.email}: 1 game near Monterey with open spots`]);
    expect(world.mails[0]?.text).toContain("Rancho Cañada");
  });

  test("is not sent when there is no game nearby", async () => {
    await aGolfer();
    await aGameAt(FRESNO);
    expect(await digestsAt()).toEqual([]);
  });

  test("is sent once a week, by several processes at once and after restarts", { tags: "race" }, async () => {
    const golfer = await aGolfer();
    await aGameAt(CARMEL);
    await Promise.all([1, 2, 3].map(() => runDueJobs(world.anonymous())));
    expect(await digestsAt()).toEqual([expect.stringContaining(golfer.email)]);
    expect(await digestsAt(NOW.add({ hours: 1 }))).toEqual([]);
    await aGameAt(CARMEL, { date: "2026-06-20" });
    expect(await digestsAt(NOW.add({ hours: 24 }))).toEqual([]);
    expect(await digestsAt(NOW.add({ hours: 7 * 24 }))).toHaveLength(1);
  });

  test("is sent on Thursday morning of the course's time zone", { tags: "dialect" }, async () => {
    await aGolfer();
    await aGameAt(CARMEL);
    expect(await digestsAt(NOW.subtract({ minutes: 1 }))).toEqual([]);
    expect(await digestsAt(NOW)).toHaveLength(1);
  });

  test("uses the town where the place of the course is unknown", async () => {
    const golfer = await world.golfer(AGREED);
    await world.teeTime({ hostId: golfer.id, date: "2026-06-04", status: "completed" });
    await aGameAt({ city: "Monterey" });
    await aGameAt({ city: "Salinas" });
    expect(await digestsAt()).toEqual([`${golfer.email}: 1 game near Monterey with open spots`]);
  });

  test("stops with its unsubscribe link, also one that waits", async () => {
    const golfer = await aGolfer();
    await aGameAt(CARMEL);
    await digestsAt();
    const token = /unsubscribe\/([\w-]+)\/Marketing/.exec(world.mails[0]?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    await world.db.update(users).set({ digestOn: null });
    await runDueJobs(world.anonymous());
    await unsubscribe(world.anonymous(), { token, group: "Marketing" });
    expect(await digestsAt()).toEqual([]);
    const [row] = await world.db.select().from(users).where(eq(users.id, golfer.id));
    expect(row).toMatchObject({ emailMarketing: false, emailTeeTimeChanges: true });
  });
});
