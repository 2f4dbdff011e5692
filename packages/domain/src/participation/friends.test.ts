import { describe, expect, test } from "vitest";
import { joinTeeTimeInput, joinWaitlistInput } from "./schema.ts";

const teeTimeId = "5f0c7a52-9f2e-4a53-8a5f-5b8f0f1d2c3b";
const join = (friends: unknown) => joinTeeTimeInput.safeParse({ teeTimeId, friends });
const wordsOf = (friends: unknown) => join(friends).error?.issues[0]?.message;

describe("a request with friends", () => {
  test("has their names without what is around them, and none by default", () => {
    expect(join(["  Robin   Vale ", "José"]).data?.friends).toEqual(["Robin Vale", "José"]);
    expect(join(undefined).data?.friends).toBeUndefined();
  });

  test.each([
    ["one without a name", ["   "], "Name is required"],
    ["one of a name that speaks for the site", ["Admin Team"], "Names can't contain words like Fourball or Admin"],
    ["one with a name that is too long", ["R".repeat(81)], "Name must be 80 characters or less"],
    ["more than fit in any game", ["Robin", "Sam", "Kim"], "You can bring 2 friends at most"],
  ])("is refused for %s", (_what, friends, words) => {
    expect(wordsOf(friends)).toBe(words);
  });

  test("is none of the waitlist, which takes golfers alone", () => {
    expect(joinWaitlistInput.parse({ teeTimeId, friends: ["Robin"] })).toEqual({ teeTimeId });
  });
});
