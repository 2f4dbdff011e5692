import { guestRequestInput } from "@fourball/domain/guest/schema";
import { joinTeeTimeInput } from "@fourball/domain/participation/schema";
import { expect, test } from "vitest";
import type { z } from "zod";
import { describeFailure } from "./describe-failure.ts";

const said = (schema: z.ZodType, input: unknown) => describeFailure(schema.safeParse(input).error);

test.each([
  [joinTeeTimeInput, {}, "teeTimeId is missing or has the wrong form"],
  [joinTeeTimeInput, [], "Malformed request"],
  [joinTeeTimeInput, null, "Malformed request"],
  [joinTeeTimeInput, { teeTimeId: "7", message: 7 }, "Tee time not found"],
  [guestRequestInput.omit({ teeTimeId: true }), {}, "Name is required"],
])("input that does not fit is answered in words that people read", (schema, input, message) => {
  expect(said(schema, input).message).toBe(message);
});

test("each field hears what is wrong with it", () => {
  const { issues } = said(guestRequestInput.omit({ teeTimeId: true }), {
    guestName: " ",
    guestEmail: "x",
    message: "a".repeat(501),
  });
  expect(issues).toEqual([
    { path: ["guestName"], message: "Name is required" },
    { path: ["guestEmail"], message: "Valid email is required" },
    { path: ["message"], message: "Message must be under 500 characters" },
  ]);
});
