import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ANSWER_STATISTICS_OF } from "@fourball/domain/participation/answer-statistics";
import { FAST_ANSWERS, HANDICAPS, NEAR_KM, REASONS_MIN, USUAL } from "@fourball/domain/tee-time/reasons/constants";
import { CAUTION_RULES, REASON_RULES } from "@fourball/domain/tee-time/reasons/fit-of";
import { describe, expect, it } from "vitest";

const document = readFileSync(join(import.meta.dirname, "../../../../../docs/reasons.md"), "utf8");
const [intro = "", reasons = "", cautions = ""] = document.split(/^## /m);
const idsIn = (part: string): string[] => [...part.matchAll(/^\| `([\w-]+)`/gm)].map(([, id = ""]) => id);
const lineOf = (id: string): string => document.split("\n").find((line) => line.startsWith(`| \`${id}\``)) ?? "";

describe("docs/reasons.md", () => {
  it("lists the rules in their order", () => {
    expect(idsIn(reasons)).toEqual(Object.keys(REASON_RULES));
    expect(idsIn(cautions)).toEqual(Object.keys(CAUTION_RULES));
  });

  it.each([
    ["handicaps-within", `within ${HANDICAPS.within} of`],
    ["near", `within ${NEAR_KM} km`],
    ["host-answers-fast", `at least ${FAST_ANSWERS.percentMin} % of ${ANSWER_STATISTICS_OF.requestsMin} or more`],
    ["host-answers-fast", `the last ${ANSWER_STATISTICS_OF.days} days`],
    ["host-answers-fast", `within ${FAST_ANSWERS.medianMinutesMax} minutes`],
    ["much-lower-handicaps", `at least ${HANDICAPS.muchLower} below`],
  ])("says of %s: %s", (id, words) => {
    expect(lineOf(id)).toContain(words);
  });

  it.each([
    `Fewer than ${REASONS_MIN} reasons`,
    `last ${USUAL.lastRounds} rounds`,
    `older than ${USUAL.days} days`,
    `at least ${USUAL.roundsMin} of them`,
  ])("says: %s", (words) => {
    expect(intro).toContain(words);
  });
});
