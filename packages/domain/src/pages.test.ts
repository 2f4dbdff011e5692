import { describe, expect, test } from "vitest";
import { pageAt } from "./pages.ts";

describe("the page", () => {
  test.each([
    ["/", "member"],
    ["/tee-times/42", "member"],
    ["/sign-in", "public"],
    ["/courses/42", "public"],
    ["/courses", undefined],
    ["/marketplace/", "member"],
    ["/tee-times", undefined],
    ["/tee-times/", undefined],
    ["/tee-times/42/edit", undefined],
    ["/nowhere", undefined],
  ])("%s is %s", (path, access) => {
    expect(pageAt(path)?.access).toBe(access);
  });
});
