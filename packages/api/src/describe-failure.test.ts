import { fail } from "@fourball/domain/failure";
import { guestRequestInput } from "@fourball/domain/guest/schema";
import { courseId } from "@fourball/domain/id";
import { joinTeeTimeInput } from "@fourball/domain/participation/schema";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeFailure } from "./describe-failure.ts";

const said = (schema: z.ZodType, input: unknown) => describeFailure(schema.safeParse(input).error);

describe("describeFailure", () => {
  test.each([
    [joinTeeTimeInput, {}, "teeTimeId is missing or has the wrong form"],
    [joinTeeTimeInput, [], "Malformed request"],
    [joinTeeTimeInput, null, "Malformed request"],
    [joinTeeTimeInput, { teeTimeId: "7", message: 7 }, "Tee time not found"],
    [guestRequestInput.omit({ teeTimeId: true }), {}, "Name is required"],
  ])("describes invalid input in readable words", (schema, input, message) => {
    expect(said(schema, input).message).toBe(message);
  });

  test("names the failure of an id that is none, also beside other issues", () => {
    const schema = z.object({ days: z.int(), courseId });
    expect(said(schema, { days: 1, courseId: "7" })).toMatchObject({ status: 404, reason: "courseNotFound" });
    const { reason, issues } = said(schema, { days: 1.5, courseId: "7" });
    expect(reason).toBe("requestMalformed");
    expect(issues).toContainEqual({ path: ["courseId"], message: "Course not found" });
  });

  test("has one issue for every invalid field", () => {
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

  test("keeps the code and the name of a failure, and has none for a bug", () => {
    const full = { status: 409, code: "conflict", reason: "teeTimeFull", message: "Tee time is full" };
    expect(describeFailure(fail("teeTimeFull"))).toEqual(full);
    expect(describeFailure(new TypeError("secret"))).toEqual({ status: 500, message: "Something went wrong" });
  });

  test("says of what the database can't store that it's invalid, and nothing of why", () => {
    const refused = Object.assign(new Error('invalid byte sequence for encoding "UTF8"'), { code: "22021" });
    expect(describeFailure(refused)).toEqual({
      status: 400,
      code: "invalid",
      reason: "valueInvalid",
      message: "Invalid value",
    });
  });

  test.each([
    [z.object({ days: z.number().min(1).max(14) }), { days: 15 }, "days is missing or has the wrong form"],
    [z.object({ days: z.int() }), { days: 1.5 }, "days is missing or has the wrong form"],
    [z.object({ mood: z.enum(["early", "casual"]) }), { mood: "grumpy" }, "mood must be one of early, casual"],
    [z.object({ moods: z.array(z.enum(["early", "casual"])) }), { moods: ["grumpy"] }, "moods.0 must be one of early, casual"],
    [z.object({ sure: z.literal(true) }), {}, "sure must be true"],
    [
      z.object({ place: z.enum(Array.from({ length: 21 }, (_, at) => `place ${at}`)) }),
      {},
      "place is missing or has the wrong form",
    ],
    [z.object({ from: z.object({ day: z.iso.date() }) }), { from: { day: "soon" } }, "from.day is missing or has the wrong form"],
    [
      z.object({ verdict: z.discriminatedUnion("kind", [z.object({ kind: z.literal("no") })]) }),
      { verdict: {} },
      "verdict.kind is missing or has the wrong form",
    ],
    [z.strictObject({}), { holes: 18 }, "Malformed request"],
    [z.string().max(3, "Must be 3 characters or less"), "early", "Must be 3 characters or less"],
  ])("replaces zod's own texts and keeps those of a schema", (schema, input, message) => {
    expect(said(schema, input).message).toBe(message);
  });
});
