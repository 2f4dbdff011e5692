import { expect, test } from "vitest";
import { sayInput } from "./message.ts";

const teeTimeId = "00000000-0000-4000-8000-000000000200";
const said = (message: string) => sayInput.safeParse({ teeTimeId, message });

test.each(["", " \n ", "\u200B", "\u200B \u200D\u2060\uFEFF"])("a message of nothing to see is refused: %j", (message) => {
  expect(said(message).error?.issues.at(0)?.message).toBe("Message is required");
});

test.each(["ok", "⛳", "👨‍👩‍👧", "\u202Bשלום"])("a message of words or signs is taken: %s", (message) => {
  expect(said(message).data?.message).toBe(message);
});
