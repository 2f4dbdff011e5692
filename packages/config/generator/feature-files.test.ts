import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { featureFiles } from "./feature-files.mjs";
import { namesOf } from "./names.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("a new feature reaches from its table to its screen, and every place that must know of it is still there", () => {
  const files = featureFiles(root, "scouting-entry");
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      "packages/db/src/schema/scouting-entries.ts",
      "packages/services/src/scouting-entry/add-scouting-entry.ts",
      "apps/web/src/routes/_member/scouting-entries.tsx",
    ]),
  );
  expect(files.get("packages/api/src/app-router.ts")).toContain("  scoutingEntry: scoutingEntryRouter,\n");
  for (const text of files.values()) expect(text).not.toMatch(/__\w+__/);
});

test("what is there already is never written over", () => {
  expect(() => featureFiles(root, "user")).toThrow("packages/db/src/schema/users.ts is there already");
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
