import { expect, test } from "vitest";
import { castsIn } from "./casts-in.mjs";

const explained = [
  "/** The route says so. */\nconst shotOf = (x: unknown): Shot => x as Shot;",
  "/** The route says so. */\nexport function shotOf(x: unknown): Shot {\n  return x as unknown as Shot;\n}",
  "class Bag {\n  /** Only clubs are put in. */\n  club(x: unknown): Club {\n    return x as Club;\n  }\n}",
];
test.each(explained)("castsIn › accepts a cast with a comment directly above: %s", (text) => {
  expect(castsIn(text, "x.ts")).toMatchObject([{ isExplained: true }]);
});

const bare = [
  "const shot = x as Shot;",
  "/** Far away. */\n\nconst shot = x as Shot;",
  "/** Of something else. */\nfunction play() {\n  const shot = x as Shot;\n}",
  "play(x as Shot);",
  "const shot = x as Shot; // afterwards",
];
test.each(bare)("castsIn › reports a cast without a comment directly above: %s", (text) => {
  expect(castsIn(text, "x.ts")).toMatchObject([{ isExplained: false }]);
});

const harmless = [
  'const moods = ["early"] as const;',
  'import { a as b } from "./a.ts";\nexport { b as c };',
  'const query = sql`select id as "id"`; // as many as fit',
  "const seats = { open: 3 } satisfies Seats;",
];
test.each(harmless)("castsIn › ignores what is not a cast: %s", (text) => {
  expect(castsIn(text, "x.ts")).toEqual([]);
});
