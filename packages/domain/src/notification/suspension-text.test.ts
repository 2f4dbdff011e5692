import { describe, expect, it } from "vitest";
import { suspensionText } from "./suspension-text.ts";

const until = "2026-12-04T18:00:00.000Z";

describe("a suspension in words", () => {
  it("says until when and why, where that is known", () => {
    const inDenver = { timeZone: "America/Denver" };
    expect(suspensionText({ until, reason: "spam" }, inDenver)).toBe(
      "This account is suspended until Fri, Dec 4, 11:00 AM MST. Reason: Spam or scam.",
    );
    expect(suspensionText({ until: null, reason: "fake" })).toBe("This account is suspended. Reason: Fake profile.");
    expect(suspensionText({ until: null, reason: null })).toBe("This account is suspended.");
  });
});
