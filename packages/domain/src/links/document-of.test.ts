import { describe, expect, test } from "vitest";
import { pageAt } from "../pages.ts";
import { documentOf } from "./document-of.ts";

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
