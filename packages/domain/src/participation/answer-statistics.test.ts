import { describe, expect, test } from "vitest";
import { ANSWER_STATISTICS_OF, answerStatisticsOf } from "./answer-statistics.ts";

const { requestsMin } = ANSWER_STATISTICS_OF;

describe("the answers of a host", () => {
  test.each([
    [20, 19, 95],
    [20, 20, 100],
    [1000, 999, 99],
    [7, 0, 0],
  ])("to %i requests, %i of them answered, are %i percent", (requests, answered, percent) => {
    expect(answerStatisticsOf({ requests, answered, medianMinutes: 5 })).toMatchObject({ percent });
  });

  test("say nothing when there are too few requests", () => {
    const counted = { answered: 1, medianMinutes: 5 };
    expect(answerStatisticsOf({ ...counted, requests: requestsMin - 1 })).toBeNull();
    expect(answerStatisticsOf({ ...counted, requests: requestsMin })).not.toBeNull();
  });

  test("take whole minutes, rounded up", () => {
    const counted = { requests: requestsMin, answered: 1 };
    expect(answerStatisticsOf({ ...counted, medianMinutes: 60.2 })).toMatchObject({ medianMinutes: 61 });
    expect(answerStatisticsOf({ ...counted, answered: 0, medianMinutes: null })).toMatchObject({ medianMinutes: null });
  });
});
