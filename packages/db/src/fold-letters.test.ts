/** @module-tag dialect */
import { readFile } from "node:fs/promises";
import { searchable, searchWords } from "@fourball/domain/search-words";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { golfCourses } from "./schema/golf-courses.ts";
import { savedSearches, users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase } from "./testing.ts";

/** As it was done before. */
const earlier = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

const NAMES = [
  "Ann Smith",
  "Łukasz Żółć",
  "Søren Æbelø",
  "Jörg Strauß",
  "O’Brien-Ward",
  "Seán O'Neill",
  "Kāʻanapali",
  "Winston\u2013Salem",
  "Peb\u00adble",
  "Œuvre Þór",
  "ＦＵＬＬ",
  "ﬁne",
  "ｺﾞﾙﾌ",
  "ゴルフ",
  "김철수",
  "Игорь",
  "ışık",
  "",
];

test("golfers, searches and courses that were stored before are found by the same letters as new ones", async () => {
  const database = await sharedTestDatabase();
  const { db } = database;
  await emptyTables(database);
  const golfers = await db
    .insert(users)
    .values(
      NAMES.map((name, index) => ({ email: `${index}@example.com`, searchText: earlier(name), hiddenSearchText: earlier(name) })),
    )
    .returning();
  const [ann] = golfers;
  if (!ann) throw new Error("no golfer");
  const queries = [...NAMES.filter(Boolean), "winston-salem golf", "- -"];
  await db.insert(savedSearches).values(
    queries.map((q) => ({
      userId: ann.id,
      filter: { q },
      frequency: "daily" as const,
      words: earlier(q).split(/\s+/),
      wordKey: "",
    })),
  );
  const course = (name: string) => ({
    ...{ name, location: "", city: "", state: "", timeZone: "UTC", isTimeZoneGuessed: false },
    identity: earlier(name),
    searchText: earlier(name),
  });
  await db.insert(golfCourses).values(["Plain", "St Andrew's"].map(course));

  const file = await readFile(new URL("../migrations/0002_fold_letters.sql", import.meta.url), "utf8");
  await db.transaction(async (tx) => {
    for (const statement of file.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
  });

  for (const [index, name] of NAMES.entries()) {
    const [stored] = await db
      .select()
      .from(users)
      .where(eq(users.id, golfers[index]?.id ?? ""));
    expect([stored?.searchText, stored?.hiddenSearchText]).toEqual([searchable(name), searchable(name)]);
  }
  const searches = await db.select().from(savedSearches);
  for (const { filter, words, wordKey } of searches.filter(({ filter }) => earlier(filter.q ?? "") !== searchable(filter.q))) {
    const wanted = searchWords(filter.q ?? "");
    const [longest = ""] = wanted.toSorted((one, other) => other.length - one.length);
    expect([words, wordKey]).toEqual(wanted.length > 0 ? [wanted, [...longest].slice(0, 3).join("")] : [null, null]);
  }
  const courses = await db.select().from(golfCourses).orderBy(golfCourses.name);
  expect(courses.map(({ isTimeZoneGuessed }) => isTimeZoneGuessed)).toEqual([false, null]);
});
