import { describe, expect, test } from "vitest";
import { pageAccess } from "./pages.ts";

describe("the page", () => {
  test.each([
    ["/", "member"],
    ["/tee-times/42", "member"],
    ["/sign-in", "public"],
    ["/marketplace/", "member"],
    ["/tee-times", undefined],
    ["/tee-times/", undefined],
    ["/tee-times/42/edit", undefined],
    ["/nowhere", undefined],
  ])("%s is %s", (path, access) => {
    expect(pageAccess(path)).toBe(access);
  });
});
