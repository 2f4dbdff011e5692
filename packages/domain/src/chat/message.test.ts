import { describe, expect, test } from "vitest";
import { sayInput } from "./message.ts";

const teeTimeId = "00000000-0000-4000-8000-000000000200";
const said = (message: string) => sayInput.safeParse({ teeTimeId, message });

describe("a chat message", () => {
  test.each(["", " \n ", "\u200B", "\u200B \u200D\u2060\uFEFF"])("without visible characters is refused: %j", (message) => {
    expect(said(message).error?.issues.at(0)?.message).toBe("Message is required");
  });

  test.each(["ok", "⛳", "👨‍👩‍👧", "\u202Bשלום"])("of words or symbols is accepted: %s", (message) => {
    expect(said(message).data?.message).toBe(message);
  });
});
