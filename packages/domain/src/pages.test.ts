import { describe, expect, test } from "vitest";
import { documentOf, pageAt } from "./pages.ts";

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

describe("the document of a page", () => {
  test.each([
    ["/tee-times/42", "", "tee-time"],
    ["/dashboard", "", "dashboard"],
    ["/dashboard", "tab=joined", "dashboard"],
    ["/dashboard", "tab=requests", "activity"],
    ["/marketplace", "tab=requests", "marketplace"],
  ])("at %s?%s is %s", (path, search, document) => {
    const page = pageAt(path);
    expect(page && documentOf(page, new URLSearchParams(search))).toBe(document);
  });
});
