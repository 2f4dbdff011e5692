import { describe, expect, it } from "vitest";
import { parsePlainSearch, stringifyPlainSearch } from "./plain-search.ts";

describe("addresses", () => {
  it("read as text, whatever a value looks like", () => {
    expect(parsePlainSearch("?q=2026&edit=true&invite=12e5")).toEqual({ q: "2026", edit: "true", invite: "12e5" });
  });

  it("join lists by commas and leave out what is not set", () => {
    expect(stringifyPlainSearch({ mood: ["early", "casual"], q: undefined, open: 2 })).toBe("?mood=early,casual&open=2");
    expect(stringifyPlainSearch({ q: undefined })).toBe("");
  });

  it("keep what people type", () => {
    expect(parsePlainSearch(stringifyPlainSearch({ q: "St. Andrew's & more, CA + 100%" }))).toEqual({
      q: "St. Andrew's & more, CA + 100%",
    });
  });
});
