import { describe, expect, it } from "vitest";
import { answersText, briefAnswersText } from "./answers-text.ts";

describe("how a host answers", () => {
  it.each([
    [95, 0, "usually replies within an hour"],
    [95, 60, "usually replies within an hour"],
    [50, 61, "usually replies within 2 hours"],
    [100, 23 * 60, "usually replies within 23 hours"],
    [100, 23 * 60 + 1, "usually replies within a day"],
    [60, 24 * 60 + 1, "usually replies within 2 days"],
    [49, 60, "replies to 49% of requests"],
    [0, null, "replies to 0% of requests"],
  ])("reads naturally: %i percent, %s minutes", (percent, medianMinutes, words) => {
    expect(answersText({ percent, medianMinutes })).toBe(words);
  });

  it("reads briefly where there is little room", () => {
    expect(briefAnswersText({ percent: 95, medianMinutes: 110 })).toBe("Replies within 2 hours");
    expect(briefAnswersText({ percent: 0, medianMinutes: null })).toBe("Replies to 0%");
  });
});
