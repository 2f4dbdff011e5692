import { describe, expect, test } from "vitest";
import { messageOf } from "../notification/message-of.ts";
import { CANCELLED_FOR_HOST, cancelReasonText } from "./cancel-reason.ts";

describe("why a game was cancelled", () => {
  test("is quoted where the host wrote it", () => {
    expect(cancelReasonText("Frost")).toBe("The host wrote: “Frost”");
  });

  test.each(Object.values(CANCELLED_FOR_HOST))("is not put into the host's mouth: %s", (reason) => {
    expect(cancelReasonText(reason)).toBe(`${reason}.`);
    const content = {
      kind: "tee-time-cancelled",
      reason,
      courseName: "Pebble Beach",
      date: "2026-06-12",
      time: "07:30",
    } as const;
    expect(messageOf(content, { teeTimeId: "t", actorName: null }).note).toBe(`${reason}.`);
  });
});
