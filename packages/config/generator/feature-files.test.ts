import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// A noun that nobody will make a feature of: that would be there already.
const files = featureFiles(root, "albatross-entry");

test("a new feature reaches from its table to its screen, and every place that must know of it is still there", () => {
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      "packages/db/src/schema/albatross-entries.ts",
      "packages/services/src/albatross-entry/add-albatross-entry.ts",
      "apps/web/src/routes/_member/albatross-entries.tsx",
    ]),
  );
  expect(files.get("packages/api/src/app-router.ts")).toContain("  albatrossEntry: albatrossEntryRouter,\n");
  for (const text of files.values()) expect(text).not.toMatch(/__\w+__/);
});

test("what golfers write is in the export of their account, and goes with the account", () => {
  const exported = files.get("packages/services/src/account/export-own-data.ts");
  expect(exported).toContain("  const keptAlbatrossEntries = await ctx.db\n");
  expect(exported).toContain("    albatrossEntries: keptAlbatrossEntries.map(albatrossEntryOfRow),\n");
  expect(files.get("packages/services/src/account/delete-account.ts")).toContain("tx.delete(albatrossEntries)");
});

test("what is there already is never written over", () => {
  expect(() => featureFiles(root, "user")).toThrow('"user" is taken: packages/db/src/schema/users.ts is there already');
});

test.each([
  ["booking-note", "booking-notes"],
  ["entry", "entries"],
  ["birdie-watch", "birdie-watches"],
  ["range-day", "range-days"],
])("more than one %s are %s", (noun, nouns) => {
  expect(namesOf(noun).__nouns__).toBe(nouns);
});

test("what is no noun in small letters is refused", () => {
  expect(() => namesOf("BookingNote")).toThrow('A noun is written like booking-note, not "BookingNote"');
});
