import { describe, expect, it } from "vitest";
import { suspendedReason } from "../links/sign-in-links.ts";
import { REPORT_REASONS } from "../report/constants.ts";
import { readSuspension } from "./suspension.ts";

const until = "2026-12-04T18:00:00.000Z";
const every = [null, ...REPORT_REASONS].flatMap((reason) => [
  { until, reason },
  { until: null, reason },
]);

describe("a suspension", () => {
  it.each(every)("is the same after it was in an address or the frame that closes a socket: %j", (suspension) => {
    const search = suspendedReason(suspension);
    expect(new TextEncoder().encode(search).length).toBeLessThanOrEqual(123);
    expect(readSuspension(Object.fromEntries(new URLSearchParams(search)))).toEqual(suspension);
  });

  it.each([{ until: "call this number", reason: "call this number" }, { until: 12, reason: ["spam"] }, {}])(
    "in an address that somebody else made says no words of theirs: %j",
    (address) => expect(readSuspension(address)).toEqual({ until: null, reason: null }),
  );
});
