import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const SOURCES = ["packages/domain/src", "packages/services/src", "packages/testkit/src", "apps/server/src", "apps/web/src"];
/** Tests spell addresses out, which proves them. */
const files = SOURCES.flatMap((source) =>
  readdirSync(join(root, source), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$|(^|\/)testing[./]|^links\/|http\/rest\//.test(file))
    .map((file) => join(source, file)),
);
const pages = readFileSync(join(root, "packages/domain/src/pages.ts"), "utf8");
const names = new Set([...pages.matchAll(/path: "\/([\w-]+)/g)].map(([, name]) => name));
/** A path of a page that something is put into, or that says more than the path. */
const byHand = new RegExp(`["\`](?:\\$\\{[^}\`]+\\})?/(?:${[...names].join("|")})(?:/\\$\\{|\\?|#|\\$\\{)`, "g");

test("addresses of pages come from `linkTo` and `secretLink`", () => {
  expect(names.size).toBeGreaterThan(15);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(byHand)].map(([match]) => `${file}: ${match}`),
  );
  expect(found).toEqual([]);
});
