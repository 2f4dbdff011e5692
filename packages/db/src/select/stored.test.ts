/** @module-tag dialect */
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { golfCourses, notifications, sessions, teeTimes, users } from "../schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { asBoolean, asFloat, asInteger, asOneOf, asText, asTexts, like, nullable, onlyIf } from "./expression.ts";
import { jsonList, jsonObject, jsonObjectWhere } from "./json.ts";
import { prepareQuery, prepareSelect, type RowOf } from "./prepare-select.ts";
import type { StoredInstant, StoredNumeric } from "./stored.ts";
import { from } from "./tables.ts";

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

const findGame = prepareSelect(
  {
    date: teeTimes.date,
    teeOffAt: teeTimes.teeOffAt,
    completedAt: teeTimes.completedAt,
    totalSlots: teeTimes.totalSlots,
    isPublic: teeTimes.isPublic,
    mood: teeTimes.mood,
    preferences: teeTimes.preferences,
    latitude: golfCourses.latitude,
    degrees: asFloat(golfCourses.latitude),
    course: jsonObject({ latitude: golfCourses.latitude, teeOffAt: teeTimes.teeOffAt, imageUrl: golfCourses.imageUrl }),
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
);

describe("a selected row", () => {
  test("has every column in the type that it declares, on both engines", async () => {
    expect({ ...one(await findGame(database.db)) }).toEqual({
      date: "2026-05-01",
      teeOffAt: "2026-05-01 07:30:00.25+00",
      completedAt: null,
      totalSlots: 4,
      isPublic: true,
      mood: "early",
      preferences: ["walking", 'b,"c"', "ü"],
      latitude: "36.50000000",
      degrees: 36.5,
      course: { latitude: "36.50000000", teeOffAt: "2026-05-01 07:30:00.25+00", imageUrl: null },
    });
    type Row = RowOf<typeof findGame>;
    expectTypeOf<Row["date"]>().toEqualTypeOf<string>();
    expectTypeOf<Row["teeOffAt"]>().toEqualTypeOf<StoredInstant>();
    expectTypeOf<Row["completedAt"]>().toEqualTypeOf<StoredInstant | null>();
    expectTypeOf<Row["totalSlots"]>().toEqualTypeOf<number>();
    expectTypeOf<Row["isPublic"]>().toEqualTypeOf<boolean>();
    expectTypeOf<Row["preferences"]>().toEqualTypeOf<string[]>();
    expectTypeOf<Row["latitude"]>().toEqualTypeOf<StoredNumeric | null>();
    expectTypeOf<Row["degrees"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Row["course"]["imageUrl"]>().toEqualTypeOf<string | null>();
  });

  test("has instants and numerics that are neither strings nor numbers until mapped", () => {
    expectTypeOf<StoredInstant>().not.toExtend<string>();
    expectTypeOf<StoredNumeric>().not.toExtend<string | number>();
  });

  test("has parsed jsonb in the type of its column", async () => {
    const findNotifications = prepareSelect({ content: notifications.content }, from(notifications));
    expect(one(await findNotifications(database.db)).content).toEqual({ kind: "password-reset" });
  });

  const expressions = prepareSelect(
    {
      rows: asInteger(sql`count(*) over ()`),
      half: asFloat(sql`2.5`),
      words: asTexts(sql`array[${users.email}, '']`),
      isNew: asBoolean(sql`${users.gamesPlayed} = 0`),
      instant: asText(users.createdAt),
      role: asOneOf(["host", "player"], sql`'host'`),
      sameMood: nullable(like(teeTimes.mood, sql`select mood from ${teeTimes}`)),
      hidden: onlyIf(sql`false`, users.gamesPlayed),
      games: jsonList(
        { teeOffAt: teeTimes.teeOffAt, rank: asInteger(sql`1`) },
        from(teeTimes),
        sql`where ${teeTimes.hostId} = ${users.id}`,
      ),
      none: jsonList({ id: teeTimes.id }, from(teeTimes), sql`where false`),
    },
    from(users),
  );

  test("has every expression in the type of its cast", async () => {
    const row = one(await expressions(database.db));
    expect({ ...row }).toMatchObject({
      rows: 1,
      half: 2.5,
      words: ["ann@example.com", ""],
      isNew: true,
      instant: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/),
      role: "host",
      sameMood: "early",
      hidden: null,
      games: [{ teeOffAt: "2026-05-01 07:30:00.25+00", rank: 1 }],
      none: [],
    });
    expectTypeOf(row.role).toEqualTypeOf<"host" | "player">();
    expectTypeOf(row.hidden).toEqualTypeOf<number | null>();
    expectTypeOf(row.games).toEqualTypeOf<{ teeOffAt: StoredInstant; rank: number }[]>();
  });

  test("is refused when it does not match its query", async () => {
    const { db } = database;
    const find = (column: Parameters<typeof prepareSelect>[0][string]) => prepareSelect({ column }, from(users))(db);
    for (const wrong of [
      asInteger(sql`null`),
      asOneOf(["host"], sql`'player'`),
      nullable(asOneOf(["host"], sql`'player'`)),
      like(users.email, sql`null`),
      jsonObject({ count: asInteger(sql`null`) }),
      jsonList({ count: asInteger(sql`null`) }, from(users), sql``),
      onlyIf(sql`true`, asOneOf(["host"], sql`'player'`)),
    ])
      await expect(find(wrong)).rejects.toThrow("A row is not what its query says: column");
    expect(await find(nullable(asInteger(sql`null`)))).toMatchObject([{ column: null }]);
  });
});

describe("a left join", () => {
  test("makes only the columns of its table nullable", async () => {
    const guest = alias(users, "guest");
    const find = prepareSelect(
      {
        email: users.email,
        guestEmail: guest.email,
        rating: asFloat(guest.rating),
        guest: jsonObjectWhere(guest.id, { email: guest.email }),
      },
      from(users).leftJoin(guest, sql`${guest.id} <> ${users.id}`, sql`${users} as "guest"`),
    );
    const row = one(await find(database.db));
    expect({ ...row }).toEqual({ email: "ann@example.com", guestEmail: null, rating: null, guest: null });
    expectTypeOf(row.email).toEqualTypeOf<string>();
    expectTypeOf(row.guestEmail).toEqualTypeOf<string | null>();
    expectTypeOf(row.rating).toEqualTypeOf<number | null>();
    expectTypeOf(row.guest).toEqualTypeOf<{ email: string } | null>();
  });
});

describe("a textual outer join", () => {
  test("is refused when the query is built", () => {
    const joined = sql`from ${users} left join ${sessions} on true`;
    expect(() => prepareQuery({ sid: sessions.sid }, (list) => sql`select ${list} ${joined}`)).toThrow("outer join");
    expect(() => prepareSelect({ sid: sessions.sid }, from(users), sql`left join ${sessions} on true`)).toThrow("outer join");
  });
});

describe("a placeholder", () => {
  test("takes values of every kind, on both engines", async () => {
    const echo = prepareQuery(
      {
        at: like(users.createdAt, sql`${sql.placeholder("at")}::timestamptz`),
        day: like(teeTimes.date, sql`${sql.placeholder("day")}::date`),
        words: asTexts(sql`${sql.placeholder("words")}::text[]`),
        isIn: asBoolean(sql`${sql.placeholder("word")} = any(${sql.placeholder("words")}::text[])`),
        json: like(notifications.content, sql`${sql.placeholder("json")}::text::jsonb`),
        none: nullable(asText(sql`${sql.placeholder("none")}::text`)),
        next: asInteger(sql`${sql.placeholder("count")}::int + 1`),
      },
      (list) => sql`select ${list}`,
    );
    const words = ["a", 'b,"c"', "ü"];
    const json = { kind: "password-reset" };
    const values = { at: new Date("2026-05-01T07:30:00.250Z"), day: "2026-05-01", words, word: "a", none: null, count: 41 };
    const row = one(await echo(database.db, { ...values, json: JSON.stringify(json) }));
    expect({ ...row }).toEqual({
      at: "2026-05-01 07:30:00.25+00",
      day: "2026-05-01",
      words,
      isIn: true,
      json,
      none: null,
      next: 42,
    });
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
