import { expect, test } from "vitest";
import { parsedUrl } from "./parsed-url.ts";

test("reads addresses with accents after thousands of others, too", () => {
  const unread = Array.from({ length: 20_000 }, () => parsedUrl("https://münchen.example/über")?.hostname).filter(
    (hostname) => hostname !== "xn--mnchen-3ya.example",
  );
  expect(unread).toEqual([]);
});

test.each(["", "none", "https://", "https://a.1", "//fourball.example"])("%j is no address", (text) => {
  expect(parsedUrl(text)).toBeUndefined();
});
