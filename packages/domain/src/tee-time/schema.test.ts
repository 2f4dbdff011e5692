import { describe, expect, test } from "vitest";
import { MOOD, MOODS, PREFERENCES } from "./constants.ts";
import { createTeeTimeInput } from "./schema.ts";

const wish = { courseId: "00000000-0000-4000-8000-000000000001", date: "2026-06-12", time: "07:30" };
const errorOf = (changes: object): string | undefined =>
  createTeeTimeInput.safeParse({ ...wish, ...changes }).error?.issues[0]?.message;

describe("a new tee time", () => {
  test("needs only a course, a date and a time", () => {
    expect(createTeeTimeInput.parse(wish)).toMatchObject({ totalSlots: 4, mood: "competitive", preferences: [], isPublic: true });
  });

  test.each([
    [{ time: undefined }, "Time is required"],
    [{ time: "" }, "Time is required"],
    [{ time: "25:00" }, "Time must be HH:mm"],
    [{ date: undefined }, "Date is required"],
    [{ date: "" }, "Date is required"],
    [{ date: "2026-02-30" }, "Please enter a valid date"],
    [{ date: "tomorrow" }, "Please enter a valid date"],
    [{ courseId: "" }, "Golf course is required"],
    [{ totalSlots: 5 }, "Total players must be 2 to 4"],
    [{ moodEmoji: "<script>" }, "Mood emoji must be one emoji"],
    [{ moodEmoji: "12" }, "Mood emoji must be one emoji"],
    [{ description: "x".repeat(1001) }, "Description must be 1000 characters or less"],
    [{ description: "a\u0000b" }, "Must not contain control characters"],
  ])("is refused with the form's message: %j", (changes, words) => {
    expect(errorOf(changes)).toBe(words);
  });

  test.each([
    { courseId: "pebble" },
    { totalSlots: 1 },
    { totalSlots: 5 },
    { totalSlots: 2.5 },
    { mood: "grumpy" },
    { preferences: Array.from({ length: 13 }, String) },
  ])("is refused: %j", (changes) => {
    expect(errorOf(changes)).toBeDefined();
  });

  test("drops seconds and repeated preferences", () => {
    expect(
      createTeeTimeInput.parse({ ...wish, time: "07:30:59", preferences: ["Fast pace", " Fast pace ", "Gimmes ok"] }),
    ).toMatchObject({
      time: "07:30",
      preferences: ["Fast pace", "Gimmes ok"],
    });
  });
});

describe("the form's choices", () => {
  test("are the six moods of the specification and twelve preferences", () => {
    expect(MOODS.map((mood) => `${MOOD[mood].emoji} ${MOOD[mood].label}`)).toEqual([
      "⛳ Competitive round",
      "🌅 Early bird special",
      "😄 Fun & casual",
      "📚 Learning focused",
      "🏆 Tournament style",
      "🌇 Sunset round",
    ]);
    expect(PREFERENCES).toHaveLength(12);
  });
});

describe("a mood emoji", () => {
  test.each(["⛳", "🌅", "🏌🏽‍♀️", "❤️"])("is accepted: %s", (moodEmoji) => {
    expect(createTeeTimeInput.parse({ ...wish, moodEmoji })).toMatchObject({ moodEmoji });
  });
});
