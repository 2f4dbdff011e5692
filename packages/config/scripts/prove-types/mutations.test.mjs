import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutated, mutations } from "./mutations.mjs";

const read = (file) => readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8");

test.each(mutations)("developers can still try what happens when $name", (mutation) => {
  const text = read(mutation.file);
  expect(mutated(text, mutation)).not.toBe(text);
});

test("at least 120 ways to break the code are tried, in every room that compiles against another, each under its own name", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  expect(mutations.length).toBeGreaterThanOrEqual(120);
  const rooms = new Set(mutations.map(({ file }) => file.split("/")[1]));
  expect(rooms).toEqual(new Set(["db", "domain", "services", "api", "server", "web", "testkit", "bench", "lab", "ui"]));
});

test.each(mutations.filter(({ caughtBy }) => caughtBy !== "types"))(
  "the test that must notice that $name exists",
  ({ caughtBy }) => {
    expect(read(caughtBy.test)).not.toBe("");
  },
);
