import { expect, test } from "vitest";
import { pairsAtAnyDepth, pairsIn } from "./pairs-in.mjs";

const course = ["course/course.ts", 'import { hole } from "../tee-time/hole.ts";'];

const mutual = [
  'import { course } from "../course/course.ts";',
  'import type { Course } from "../course/course.ts";',
  'export { course } from "../course/course.ts";',
  'const { course } = await import("../course/course.ts");',
  'const course: import("../course/course.ts").Course = hole;',
  'import { course } from "@fourball/golf/course/course";',
];
test.each(mutual)("pairsIn › reports a folder that imports the one that imports it: %s", (text) => {
  expect(pairsIn([course, ["tee-time/list/holes.ts", text.replace("../", "../../")]], "@fourball/golf/")).toEqual([
    "course tee-time",
  ]);
});

test("pairsIn › counts a file without a folder as one", () => {
  const context = ["context.ts", 'import type { Course } from "./course/course.ts";'];
  expect(pairsIn([context, ["course/list.ts", 'import type { Context } from "../context.ts";']])).toEqual(["context.ts course"]);
});

test("pairsIn › reports folders that import each other by way of another", () => {
  const teeTime = ["tee-time/hole.ts", 'import { club } from "../bag/club.ts";'];
  const bag = ["bag/club.ts", 'import { course } from "../course/course.ts";'];
  expect(pairsIn([course, teeTime, bag])).toEqual(["bag course", "bag tee-time", "course tee-time"]);
  expect(pairsIn([course, teeTime])).toEqual([]);
});

const oneWay = [
  'import { green } from "./green.ts";',
  'import { Failure } from "@fourball/domain/failure";',
  'import { course } from "../../elsewhere/course/course.ts";',
  '// "../course/course.ts" is where a hole is described.',
];
test.each(oneWay)("pairsIn › ignores what is no import of that folder: %s", (text) => {
  expect(pairsIn([course, ["tee-time/hole.ts", text]], "@fourball/golf/")).toEqual([]);
});

test("pairsAtAnyDepth › reports folders within a folder, and where they are", () => {
  const map = ["games/map/pin.ts", 'import { card } from "@fourball/golf/games/list/card";'];
  const list = ["games/list/card.ts", 'import { pin } from "../map/pin.ts";'];
  expect(pairsAtAnyDepth([map, list, course], "@fourball/golf/")).toEqual([{ folder: "games/", pair: "list map" }]);
});
