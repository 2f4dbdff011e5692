import { teeTimes, users } from "@fourball/db/schema/index";
import { dice } from "@fourball/db/seed/random";
import { testWorld } from "@fourball/services/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { planYear, START } from "./calendar.ts";
import { findOverdue, measureTables } from "./growth.ts";
import { readLog } from "./log.ts";
import { MailCheck } from "./mails-twice.ts";
import { readYearOptions } from "./options.ts";
import { findImpossible, recount } from "./recount.ts";

const world = testWorld();

describe("the simulated year", () => {
  const { days, seed } = readYearOptions([]);
  const steps = planYear(days, dice(seed));
  const daysOf = (what: string): number[] => steps.filter((step) => step.what === what).map(({ day }) => day);

  test("lives through a leap day and both changes of the clocks in America and Europe", () => {
    const lived = new Set(steps.map(({ at }) => at.toString().slice(0, 10)));
    for (const date of ["2028-02-29", "2028-03-12", "2028-03-26", "2028-10-29", "2028-11-05"]) expect(lived).toContain(date);
    expect(steps.at(-1)?.at.since(START).total("days")).toBeGreaterThan(395);
  });

  test("has downtimes of a day, a week and a month, and kills in between", () => {
    const lived = [...new Set(steps.map(({ day }) => day))];
    const gaps = daysOf("down").map((day) => day - (lived[lived.indexOf(day) - 1] ?? day) - 1);
    expect(gaps).toEqual([1, 7, 30]);
    expect(daysOf("kill").length).toBeGreaterThan(20);
  });

  test("only moves on, and is the same for the same seed", () => {
    const moments = steps.map(({ at }) => at.epochMilliseconds);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    expect(planYear(days, dice(seed))).toEqual(steps);
  });

  test("can be shorter, without the downtimes that don't fit", () => {
    const short = planYear(12, dice(seed));
    expect(short.filter(({ what }) => what === "down")).toHaveLength(1);
  });
});

describe("the recount", () => {
  test("finds nothing where players, requests and friends are counted right", async () => {
    const game = await world.teeTime({ date: "2999-06-12" });
    await world.request(game, await world.golfer(), "confirmed", ["Robin"]);
    await world.request(game, await world.golfer());
    expect([...(await recount(world.db)), ...(await findImpossible(world.db)), ...(await findOverdue(world.db))]).toEqual([]);
  });

  test("names a counter of a game that is wrong", async () => {
    const { id } = await world.teeTime();
    await world.db.update(teeTimes).set({ pendingCount: 2 }).where(eq(teeTimes.id, id));
    expect(await recount(world.db)).toEqual([`tee_times.pending_count is wrong in 1 rows: 2 in ${id}, counted 0`]);
  });

  test("names every counter of a golfer that is wrong", async () => {
    const wrong = { gamesHosted: 1, gamesPlayed: 1, ratingsCount: 1, ratingsSum: 3, rating: 3 };
    await world.db
      .update(users)
      .set(wrong)
      .where(eq(users.id, (await world.golfer()).id));
    const named = (await recount(world.db)).map((complaint) => complaint.split(" ")[0]);
    expect(named).toEqual(
      ["games_hosted", "games_played", "ratings_count", "ratings_sum", "rating"].map((name) => `users.${name}`),
    );
  });

  test("counts the rows of each table", async () => {
    await world.golfer();
    expect((await measureTables(world.db)).get("users")?.rows).toBe(1);
  });
});

describe("a mail that came twice", () => {
  const at = (receivedAt: number, words: string, { deliveryId = words, thread = "game" } = {}) => ({
    ...{
      messageId: `<${deliveryId}@localhost>`,
      deliveryId,
      to: "maya@example.com",
      thread,
      words,
      secret: undefined,
      receivedAt,
    },
  });
  const again = { deliveryId: "another" };

  test.each([
    ["nothing where each says something else", [at(0, "lapsed"), at(1, "offered"), at(2, "lapsed", again)], [], 0, 0],
    ["what one delivery sent twice", [at(0, "soon"), at(1, "soon")], [], 0, 1],
    ["what two deliveries say of one game", [at(0, "soon"), at(1, "soon", again)], [], 0, 1],
    [
      "what is said again of no game",
      [at(0, "digest", { thread: "" }), at(1, "x"), at(2, "digest", { ...again, thread: "" })],
      [],
      0,
      1,
    ],
    ["nothing where its server was killed before it noted the mail as sent", [at(0, "soon"), at(90, "soon")], [50], 1, 0],
    ["what was sent long before the kill", [at(0, "soon"), at(90_000, "soon")], [80_000], 0, 1],
  ])("is found: %s", (_what, mails, killedAt, repeatedByKills, complaints) => {
    const check = new MailCheck();
    check.note(mails, killedAt);
    expect(check).toMatchObject({ repeatedByKills, complaints: { length: complaints } });
  });
});

describe("the log", () => {
  const line = (msg: string, code?: string): string =>
    JSON.stringify({ level: 50, msg, err: { message: "completeGames 1 failed", cause: { message: "x", cause: { code } } } });

  test("has errors, those of a kind together, and what the database was too busy for apart", () => {
    const text = [line("bug"), line("bug"), line("late", "55P03"), '{"level":40,"msg":"warned"}', "out of memory", ""].join("\n");
    const { errors, waited } = readLog(text);
    expect(errors).toMatchObject([
      { what: "bug", times: 2 },
      { what: "out of memory", times: 1 },
    ]);
    expect(waited).toBe(1);
  });
});
