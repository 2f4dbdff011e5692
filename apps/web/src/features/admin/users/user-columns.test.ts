import { describe, expect, it } from "vitest";
import { nextSort, orderOf, USER_COLUMNS } from "./user-columns.ts";

const column = (order: string) => {
  const found = USER_COLUMNS.find((each) => each.order === order);
  if (!found) throw new Error(`no column ${order}`);
  return found;
};

describe("a header that is pressed", () => {
  it.each([
    ["name", [undefined, "name", "-name", undefined]],
    ["rating", [undefined, "-rating", "rating", undefined]],
    ["isAdmin", [undefined, "-isAdmin", "isAdmin", undefined]],
    ["email", ["-rating", "email", "-email", undefined]],
  ] as const)("%s goes both ways, then lets go", (order, [before, ...steps]) => {
    let sort: Parameters<typeof nextSort>[1] = before;
    for (const step of steps) {
      sort = nextSort(column(order), sort);
      expect(sort).toBe(step);
    }
  });
});

describe("the order that the server is asked for", () => {
  it.each([
    [undefined, "createdAt", true],
    ["name", "name", false],
    ["-gamesHosted", "gamesHosted", true],
  ] as const)("%s", (sort, order, descending) => {
    expect(orderOf(sort)).toEqual({ order, descending });
  });
});
