import { expect, test } from "vitest";
import { failuresIn, proceduresIn } from "./failures-in.mjs";

/** What `join` of `join.ts` reaches, with `course.ts` beside it. */
function reached(text, { other = "", isCaught } = {}) {
  const failures = new Set();
  const resolve = (_from, source) => source.slice(2);
  const files = [
    ["join.ts", text],
    ["course.ts", other],
  ];
  failuresIn(files, resolve, isCaught)("join.ts", "join", failures);
  return [...failures].sort();
}

const thrown = [
  'export function join() { throw fail("full"); }',
  'export const join = () => { if (isLate) throw fail("full", { path: ["time"] }); };',
  'const check = () => { throw fail("full"); };\nexport const join = async () => check();',
  'const WHY = { late: "full" } as const satisfies Record<string, FailureName>;\nexport const join = (why) => { throw fail(WHY[why]); };',
  'class Room { enter() { throw fail("full"); } }\nexport const join = () => new Room().enter();',
  'export const join = z.object({ courseId: entityId("full") });',
];
test.each(thrown)("failuresIn › finds what is thrown: %s", (text) => {
  expect(reached(text)).toEqual(["full"]);
});

test("failuresIn › finds both of two names", () => {
  expect(reached('export const join = () => { throw fail(isHeld ? "taken" : "declined"); };')).toEqual(["declined", "taken"]);
});

test("failuresIn › follows imports, also by another name", () => {
  const other = 'export const check = () => { throw fail("full"); };';
  expect(reached('import { check } from "./course.ts";\nexport const join = () => check();', { other })).toEqual(["full"]);
  expect(reached('import { check as look } from "./course.ts";\nexport const join = () => look();', { other })).toEqual(["full"]);
});

const harmless = [
  'import type { check } from "./course.ts";\nexport const join = (one: check) => one;',
  'import { check } from "./course.ts";\nexport const join = ({ check }) => check;',
  'import { check } from "./course.ts";\nexport const join = (game) => game.check;',
];
test.each(harmless)("failuresIn › ignores what is not called: %s", (text) => {
  expect(reached(text, { other: 'export const check = () => { throw fail("full"); };' })).toEqual([]);
});

test("failuresIn › stops at a function that lets nothing through", () => {
  const text = 'const attempt = () => { throw fail("full"); };\nexport const join = () => attempt();';
  expect(reached(text, { isCaught: (name) => name === "attempt" })).toEqual([]);
});

test("proceduresIn › reads what each declares and uses, but not what it answers", () => {
  const text = `export const gameRouter = router({
    join: memberProcedure.fails("full", "late").input(joinInput).output(game).mutation(({ ctx }) => joinGame(ctx)),
    list: publicProcedure.output(games).query(() => listGames()),
  });`;
  expect(proceduresIn("game.ts", text)).toEqual([
    { name: "join", kind: "memberProcedure", declared: ["full", "late"], uses: ["joinGame", "joinInput"] },
    { name: "list", kind: "publicProcedure", declared: undefined, uses: ["listGames"] },
  ]);
});
