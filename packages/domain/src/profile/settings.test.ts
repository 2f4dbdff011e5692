import { describe, expect, test } from "vitest";
import { updateProfileInput } from "./settings.ts";

const said = (changes: Record<string, unknown>): string | undefined =>
  updateProfileInput.safeParse(changes).error?.issues[0]?.message;

describe("a phone number", () => {
  test.each([
    ["+1 (555) 010-2233", "+15550102233"],
    ["15", "15"],
    ["123456789012345", "123456789012345"],
    ["", null],
  ])("of %j is stored as %j", (phoneNumber, kept) => {
    expect(updateProfileInput.parse({ phoneNumber })).toEqual({ phoneNumber: kept });
  });

  test.each(["0123", "1", "+0 12", "1234567890123456", "call me", "++12", "12+3"])("is refused: %j", (phoneNumber) => {
    expect(said({ phoneNumber })).toBe("Please enter a valid phone number");
  });
});

describe("a picture address", () => {
  test.each(["https://pictures.example/cover.jpg?w=800", "http://localhost:3000/cover.jpg", "http://127.0.0.1/cover.jpg"])(
    "is accepted: %s",
    (coverImageUrl) => {
      expect(updateProfileInput.parse({ coverImageUrl })).toEqual({ coverImageUrl });
    },
  );

  test.each([
    "pictures.example/cover.jpg",
    "http://pictures.example/cover.jpg",
    "http://localhost.evil.example/cover.jpg",
    "http://localhost@evil.example/cover.jpg",
    "https://maya:secret@pictures.example/cover.jpg",
    "https:\\\\pictures.example",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    `https://pictures.example/${"a".repeat(2048)}`,
  ])("is refused: %s", (coverImageUrl) => {
    expect(said({ coverImageUrl })).toBe("Please enter a valid URL");
  });

  test("removes the picture when it is empty", () => {
    expect(updateProfileInput.parse({ coverImageUrl: "", profileImageUrl: "" })).toEqual({
      coverImageUrl: null,
      profileImageUrl: null,
    });
  });
});

describe("a bio", () => {
  test("has at most 500 characters", () => {
    expect(said({ bio: "a".repeat(500) })).toBeUndefined();
    expect(said({ bio: "a".repeat(501) })).toBe("Bio must be 500 characters or less");
  });
});

describe("a handicap", () => {
  test.each([0, 54, 12.5, null])("is accepted: %s", (handicap) => {
    expect(updateProfileInput.parse({ handicap })).toEqual({ handicap });
  });

  test.each([-1, 54.1, 12.55, Number.NaN, "12"])("is refused: %s", (handicap) => {
    expect(said({ handicap })).toMatch(/^Handicap/);
  });
});

describe("profile settings", () => {
  test("leave out fields that golfers cannot change", () => {
    const greedy = { bio: "Hi", isAdmin: true, rating: 5, email: "x@example.com", gamesPlayed: 100, id: "1" };
    expect(updateProfileInput.parse(greedy)).toEqual({ bio: "Hi" });
  });
});
