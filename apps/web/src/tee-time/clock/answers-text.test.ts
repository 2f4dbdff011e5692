import { describe, expect, it } from "vitest";
import { answersText, briefAnswersText } from "./answers-text.ts";

describe("how a host answers", () => {
  it.each([
    [95, 0, "answers 95% of requests, usually within an hour"],
    [95, 60, "answers 95% of requests, usually within an hour"],
    [95, 61, "answers 95% of requests, usually within 2 hours"],
    [100, 23 * 60, "answers 100% of requests, usually within 23 hours"],
    [100, 23 * 60 + 1, "answers 100% of requests, usually within a day"],
    [40, 24 * 60 + 1, "answers 40% of requests, usually within 2 days"],
    [0, null, "answers 0% of requests"],
  ])("reads naturally: %i percent, %s minutes", (percent, medianMinutes, words) => {
    expect(answersText({ percent, medianMinutes })).toBe(words);
  });

  it("reads briefly where there is little room", () => {
    expect(briefAnswersText({ percent: 95, medianMinutes: 110 })).toBe("Answers 95%, within 2 hours");
    expect(briefAnswersText({ percent: 0, medianMinutes: null })).toBe("Answers 0%");
  });
});
