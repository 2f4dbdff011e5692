/** @module-tag dialect */
import { eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { flag, objectOf, textsOf } from "./expressions.ts";
import { prepareOnce, prepareText, type RowOf } from "./prepare-once.ts";
import { onlyIf } from "./schema/columns.ts";
import { golfCourses, notifications, teeTimes, users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await emptyTables(database);
  const { db } = database;
  const [ann] = await db.insert(users).values({ email: "ann@example.com", firstName: "Ann", handicap: 7.5 }).returning();
  const place = { name: "Dunes", location: "Monterey, CA", city: "Monterey", state: "CA", latitude: 36.5, timeZone: "UTC" };
  const [course] = await db
    .insert(golfCourses)
    .values({ ...place, identity: "dunes", searchText: "dunes" })
    .returning();
  if (!ann || !course) throw new Error("nothing was returned");
  await db.insert(teeTimes).values({
    hostId: ann.id,
    courseId: course.id,
    date: "2026-05-01",
    time: "07:30",
    teeOffAt: new Date("2026-05-01T07:30:00.250Z"),
    mood: "early",
    preferences: ["walking", 'b,"c"', "ü"],
    createdAt: new Date("2026-04-01T00:00:00Z"),
  });
  await db.insert(notifications).values({ recipientId: ann.id, content: { kind: "password-reset" } });
});

const one = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("no row");
  return row;
};

const findGame = prepareOnce((db) =>
  db
    .select({
      date: teeTimes.date,
      teeOffAt: teeTimes.teeOffAt,
      completedAt: teeTimes.completedAt,
      totalSlots: teeTimes.totalSlots,
      isPublic: teeTimes.isPublic,
      mood: teeTimes.mood,
      preferences: teeTimes.preferences,
      course: { latitude: golfCourses.latitude, imageUrl: golfCourses.imageUrl },
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId)),
);

describe("a selected row", () => {
  test("has every column in the type that it declares, on both engines", async () => {
    expect(one(await findGame(database.db))).toEqual({
      date: "2026-05-01",
      teeOffAt: new Date("2026-05-01T07:30:00.250Z"),
      completedAt: null,
      totalSlots: 4,
      isPublic: true,
      mood: "early",
      preferences: ["walking", 'b,"c"', "ü"],
      course: { latitude: 36.5, imageUrl: null },
    });
    type Row = RowOf<typeof findGame>;
    expectTypeOf<Row["date"]>().toEqualTypeOf<string>();
    expectTypeOf<Row["teeOffAt"]>().toEqualTypeOf<Date>();
    expectTypeOf<Row["completedAt"]>().toEqualTypeOf<Date | null>();
    expectTypeOf<Row["totalSlots"]>().toEqualTypeOf<number>();
    expectTypeOf<Row["isPublic"]>().toEqualTypeOf<boolean>();
    expectTypeOf<Row["preferences"]>().toEqualTypeOf<string[]>();
    expectTypeOf<Row["course"]["latitude"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Row["course"]["imageUrl"]>().toEqualTypeOf<string | null>();
  });

  test("has parsed jsonb in the type of its column", async () => {
    const findNotifications = prepareOnce((db) => db.select({ content: notifications.content }).from(notifications));
    expect(one(await findNotifications(database.db)).content).toEqual({ kind: "password-reset" });
  });

  test("has every expression in the type of its decoder", async () => {
    const find = prepareText(
      {
        rows: sql`count(*) over ()`.mapWith(Number),
        half: sql`2.5`.mapWith(Number),
        words: textsOf(sql`select unnest(array[${users.email}, ''])`),
        isNew: flag(eq(users.gamesPlayed, 0)),
        hidden: onlyIf(sql`false`, users.gamesPlayed),
        game: sql`(select ${objectOf({ mood: teeTimes.mood, time: { at: teeTimes.teeOffAt } })} from ${teeTimes})`.mapWith(
          (game: unknown) => game,
        ),
      },
      (list) => sql`select ${list} from ${users}`,
    );
    const row = one(await find(database.db));
    expect(row).toMatchObject({ rows: 1, half: 2.5, words: ["ann@example.com", ""], isNew: true, hidden: null });
    expect(row.game).toEqual({ mood: "early", time: { at: expect.stringMatching(/^2026-05-01T07:30:00.25/) } });
    expectTypeOf(row.hidden).toEqualTypeOf<number | null>();
  });
});

describe("a left join", () => {
  test("makes only the columns of its table nullable", async () => {
    const guest = alias(users, "guest");
    const find = prepareOnce((db) =>
      db
        .select({ email: users.email, guestEmail: guest.email, guest: { email: guest.email } })
        .from(users)
        .leftJoin(guest, ne(guest.id, users.id)),
    );
    const row = one(await find(database.db));
    expect(row).toEqual({ email: "ann@example.com", guestEmail: null, guest: null });
    expectTypeOf(row.email).toEqualTypeOf<string>();
    expectTypeOf(row.guestEmail).toEqualTypeOf<string | null>();
    expectTypeOf(row.guest).toEqualTypeOf<{ email: string } | null>();
  });
});

describe("a placeholder", () => {
  test("takes values of every kind, on both engines", async () => {
    const echo = prepareText(
      {
        at: sql`${sql.placeholder("at")}::timestamptz`.mapWith(users.createdAt),
        day: sql`${sql.placeholder("day")}::date`.mapWith(teeTimes.date),
        words: textsOf(sql`select unnest(${sql.placeholder("words")}::text[])`),
        isIn: sql`${sql.placeholder("word")} = any(${sql.placeholder("words")}::text[])`.mapWith(Boolean),
        json: sql`${sql.placeholder("json")}::text::jsonb`.mapWith(notifications.content),
        none: sql`${sql.placeholder("none")}::text`.mapWith(String),
        next: sql`${sql.placeholder("count")}::int + 1`.mapWith(Number),
      },
      (list) => sql`select ${list}`,
    );
    const words = ["a", 'b,"c"', "ü"];
    const json = { kind: "password-reset" };
    const at = new Date("2026-05-01T07:30:00.250Z");
    const values = { at, day: "2026-05-01", words, word: "a", none: null, count: 41 };
    const row = one(await echo(database.db, { ...values, json: JSON.stringify(json) }));
    expect(row).toEqual({ at, day: "2026-05-01", words, isIn: true, json, none: null, next: 42 });
  });
});

describe("a sum", () => {
  test("is a number, or an exact bigint when too large", async () => {
    const [sums] = await database.db
      .select({ all: sql`count(*)`, played: sql`sum(${users.gamesPlayed})`, beyond: sql`9007199254740993::int8` })
      .from(users)
      .where(eq(users.firstName, "Ann"));
    expect(sums).toEqual({ all: 1, played: 0, beyond: 9007199254740993n });
  });
});
