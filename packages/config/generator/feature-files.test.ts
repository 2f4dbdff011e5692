import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// An unlikely noun, because an existing feature's name is refused.
const files = featureFiles(root, "albatross-entry");

test("featureFiles › generates files from table to screen and finds every place to wire them in", () => {
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      "packages/db/src/schema/albatross-entries.ts",
      "packages/services/src/golfers/albatross-entry/add-albatross-entry.ts",
      "apps/web/src/routes/_member/albatross-entries.tsx",
    ]),
  );
  expect(files.get("packages/api/src/app-router.ts")).toContain("  albatrossEntry: albatrossEntryRouter,\n");
  for (const text of files.values()) expect(text).not.toMatch(/__\w+__/);
});

test("featureFiles › adds its calls to the tables of access and of rate limits", () => {
  for (const table of ["access-matrix/account", "spent-limits"])
    expect(files.get(`packages/api/src/testing/${table}.ts`)).toContain('  "albatrossEntry.add": ');
});

test("featureFiles › adds the data to the account export and to account deletion", () => {
  const exported = files.get("packages/services/src/account-data/export-own-data.ts");
  expect(exported).toContain("  const keptAlbatrossEntries = await ctx.db\n");
  expect(exported).toContain("    albatrossEntries: keptAlbatrossEntries.map(albatrossEntryOfRow),\n");
  const row = '  { column: tables.albatrossEntries.userId, exported: "albatrossEntries", closing: "deleted" },\n';
  expect(files.get("packages/services/src/account-data/golfer-columns.ts")).toContain(row);
});

/** Where a module of this checkout is, for an import in one of its files; undefined for an installed package. */
function importedFile(path: string, from: string): string | undefined {
  if (from.startsWith(".")) return join(dirname(path), from);
  const [, name, file] = /^@fourball\/(\w+)\/(.+)$/.exec(from) ?? [];
  return name && file && `packages/${name}/src/${file}`;
}

test("featureFiles › imports only files that exist", () => {
  const missing = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^import .* from "([^"]+)";$/gm)].flatMap(([, from = ""]) => {
      const file = importedFile(path, from);
      const names = file ? [file, `${file}.ts`, `${file}.tsx`] : [];
      const isFound = names.length === 0 || names.some((name) => files.has(name) || existsSync(join(root, name)));
      return isFound ? [] : [`${path}: ${from}`];
    }),
  );
  expect(missing).toEqual([]);
});

test("featureFiles › never overwrites an existing file", () => {
  expect(() => featureFiles(root, "user")).toThrow('"user" is taken: packages/db/src/schema/users.ts already exists');
});

test.each([
  ["booking-note", "booking-notes"],
  ["entry", "entries"],
  ["birdie-watch", "birdie-watches"],
  ["range-day", "range-days"],
])("namesOf › the plural of %s is %s", (noun, nouns) => {
  expect(namesOf(noun).__nouns__).toBe(nouns);
});

test("namesOf › refuses a noun that is not in kebab-case", () => {
  expect(() => namesOf("BookingNote")).toThrow('The noun must be in kebab-case, like booking-note, not "BookingNote"');
});
