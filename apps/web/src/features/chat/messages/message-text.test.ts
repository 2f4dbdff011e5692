import { expect, test } from "vitest";
import { partsOf } from "./message-text.tsx";

const links = (message: string) => partsOf(message).flatMap(({ href }) => href ?? []);

test.each([
  ["https://golf.example/tee?x=1.", ["https://golf.example/tee?x=1"]],
  ["http://a.example and (https://b.example)", ["http://a.example", "https://b.example"]],
])("finds the web addresses in %s", (message, found) => {
  expect(links(message)).toEqual(found);
});

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)//https",
  "data:text/html,<script>",
  "ftp://golf.example",
  "//golf.example",
  "mailto:maya@golf.example",
  "maya@golf.example",
  "golf.example",
  "file:///etc/passwd",
])("leaves %s as text", (message) => {
  expect(links(message)).toEqual([]);
});

test("message text › keeps every character", () => {
  const message = "Look:\nhttps://golf.example/a_(b) – or  https://c.example!";
  expect(
    partsOf(message)
      .map(({ text }) => text)
      .join(""),
  ).toBe(message);
});
