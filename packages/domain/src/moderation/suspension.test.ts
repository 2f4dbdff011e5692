import { describe, expect, it } from "vitest";
import { REPORT_REASONS } from "../report/constants.ts";
import { readSuspension, suspensionSearch, suspensionText } from "./suspension.ts";

const until = "2026-12-04T18:00:00.000Z";
const every = [null, ...REPORT_REASONS].flatMap((reason) => [
  { until, reason },
  { until: null, reason },
]);

describe("a suspension", () => {
  it("says until when and why, where that is known", () => {
    const inDenver = { timeZone: "America/Denver" };
    expect(suspensionText({ until, reason: "spam" }, inDenver)).toBe(
      "This account is suspended until Fri, Dec 4, 11:00 AM MST. Reason: Spam or scam.",
    );
    expect(suspensionText({ until: null, reason: "fake" })).toBe("This account is suspended. Reason: Fake profile.");
    expect(suspensionText({ until: null, reason: null })).toBe("This account is suspended.");
  });

  it.each(every)("is the same after it was in an address or the frame that closes a socket: %j", (suspension) => {
    const search = `${suspensionSearch(suspension)}`;
    expect(new TextEncoder().encode(search).length).toBeLessThanOrEqual(123);
    expect(readSuspension(Object.fromEntries(new URLSearchParams(search)))).toEqual(suspension);
  });

  it.each([{ until: "call this number", reason: "call this number" }, { until: 12, reason: ["spam"] }, {}])(
    "in an address that somebody else made says no words of theirs: %j",
    (address) => expect(readSuspension(address)).toEqual({ until: null, reason: null }),
  );
});
