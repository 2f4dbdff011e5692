import { expect, test } from "vitest";
import { sizesOf } from "./sizes-of.mjs";

const body = (lines) => "  go();\n".repeat(lines);
const files = [
  ["packages/db/src/table.ts", `export const table = 1;\n`],
  [
    "packages/services/src/read.ts",
    `import { table } from "@fourball/db/table";\nconst find = sql\`select \${table}::int, 1::text\`;\n`,
  ],
  ["apps/web/src/page.tsx", `import { long } from "./long.ts";\nexport { long as shown } from "./long.ts";\n`],
  ["apps/web/src/later.ts", `const load = () => import("./page.tsx");\n`],
  ["apps/web/src/long.ts", `export function long() {\n${body(44)}}\nexport const short = () => {\n${body(43)}};\n`],
];
const sizes = sizesOf(files);

test.each([
  ["files", 5],
  ["short", 4],
  ["sql", 1],
  ["casts", 2],
])("counts %s", (key, count) => {
  expect(sizes[key].places).toHaveLength(count);
});

test("counts the lines of all files", () => {
  expect(sizes.lines.figure).toBe(1 + 2 + 2 + 1 + 91);
});

test("names the readers of a file, also in other packages and those that load it later", () => {
  expect(sizes.readers.places).toEqual([
    "packages/db/src/table.ts by packages/services/src/read.ts",
    "apps/web/src/long.ts by apps/web/src/page.tsx",
    "apps/web/src/page.tsx by apps/web/src/later.ts",
  ]);
});

test("names the functions over 45 lines", () => {
  expect(sizes.functions.places).toEqual(["apps/web/src/long.ts:1 has 46 lines"]);
});
