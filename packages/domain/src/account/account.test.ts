import { describe, expect, test } from "vitest";
import { safeReturnTo } from "./return-to.ts";
import { email, registerInput } from "./schema.ts";

describe("a return path", () => {
  test.each(["/", "/create", "/tee-times/1?invite=a_b-c", "/marketplace?q=pebble%20beach#top"])("is kept: %s", (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\\/evil",
    "evil",
    "",
    null,
    undefined,
  ])("falls back to the home page: %j", (path) => {
    expect(safeReturnTo(path)).toBe("/");
  });
});

describe("emails", () => {
  test("are compared in lower case, without surrounding spaces", () => {
    expect(email.parse(" Alex@Example.COM ")).toBe("alex@example.com");
  });
});

const alex = { email: "alex@example.com", password: "a long walk", firstName: "Alex", lastName: "Lee" };

describe("registration", () => {
  test.each([
    [{ email: "alex" }, "Valid email is required"],
    [{ password: "1234567" }, "Password must be at least 8 characters"],
    [{ password: "x".repeat(129) }, "Password must be 128 characters or less"],
    [{ firstName: "  " }, "First name is required"],
  ])("with %j is refused with a message", (changes, words) => {
    expect(registerInput.safeParse({ ...alex, ...changes }).error?.issues[0]?.message).toBe(words);
  });

  test.each(["", "  ", "\u200b\u202e", null, undefined])(
    "takes a golfer with one name: a last name of %j is none",
    (lastName) => {
      expect(registerInput.parse({ ...alex, lastName }).lastName).toBeNull();
    },
  );
});
