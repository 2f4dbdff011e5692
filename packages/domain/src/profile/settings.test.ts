import { expect, test } from "vitest";
import { updateProfileInput } from "./settings.ts";

const said = (changes: Record<string, unknown>): string | undefined =>
  updateProfileInput.safeParse(changes).error?.issues[0]?.message;

test.each([
  ["+1 (555) 010-2233", "+15550102233"],
  ["15", "15"],
  ["123456789012345", "123456789012345"],
  ["", null],
])("the phone number %j is kept as %j", (phoneNumber, kept) => {
  expect(updateProfileInput.parse({ phoneNumber })).toEqual({ phoneNumber: kept });
});

test.each(["0123", "1", "+0 12", "1234567890123456", "call me", "++12", "12+3"])("%j is no phone number", (phoneNumber) => {
  expect(said({ phoneNumber })).toBe("Please enter a valid phone number");
});

test.each(["https://pictures.example/cover.jpg?w=800", "http://localhost:3000/cover.jpg", "http://127.0.0.1/cover.jpg"])(
  "%s may be a picture",
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
])("%s may not", (coverImageUrl) => {
  expect(said({ coverImageUrl })).toBe("Please enter a valid URL");
});

test("an empty address takes the picture away", () => {
  expect(updateProfileInput.parse({ coverImageUrl: "", profileImageUrl: "" })).toEqual({
    coverImageUrl: null,
    profileImageUrl: null,
  });
});

test("a bio has 500 characters at most", () => {
  expect(said({ bio: "a".repeat(500) })).toBeUndefined();
  expect(said({ bio: "a".repeat(501) })).toBe("Bio must be 500 characters or less");
});

test.each([0, 54, 12.5, null])("a handicap of %s is one", (handicap) => {
  expect(updateProfileInput.parse({ handicap })).toEqual({ handicap });
});

test.each([-1, 54.1, 12.55, Number.NaN, "12"])("a handicap of %s is none", (handicap) => {
  expect(said({ handicap })).toMatch(/^Handicap/);
});

test("what golfers cannot change is left out", () => {
  const greedy = { bio: "Hi", isAdmin: true, rating: 5, email: "x@example.com", gamesPlayed: 100, id: "1" };
  expect(updateProfileInput.parse(greedy)).toEqual({ bio: "Hi" });
});
