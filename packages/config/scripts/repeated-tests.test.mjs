import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Only a test on PostgreSQL or over Redis writes these, or one that expects some of several changes to be refused. */
const NEEDS_A_TAG = /testsHavePostgres|createEmptyPostgres|testRedisUrl|Promise\.allSettled/;
const HAS_A_TAG = /tags: "(dialect|race|redis)"|@module-tag (dialect|race|redis)/;
/** It draws pictures in a pool of threads, and stores nothing. */
const withoutDatabase = ["picture-renderer.test.ts"];

const files = ["packages/services/src", "packages/api/src", "apps/server/test"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts") && !withoutDatabase.includes(name))
    .map((name) => join(folder, name)),
);

test("every file with tests of races, of PostgreSQL or of Redis says which of them are repeated there", () => {
  const relevant = files
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    .filter(({ text }) => NEEDS_A_TAG.test(text));
  expect(relevant.length).toBeGreaterThan(30);
  expect(relevant.filter(({ text }) => !HAS_A_TAG.test(text)).map(({ file }) => file)).toEqual([]);
});
