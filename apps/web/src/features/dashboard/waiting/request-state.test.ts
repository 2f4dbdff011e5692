import { aParticipation } from "@fourball/testkit/request-fixtures";
import { describe, expect, it } from "vitest";
import { isAlmostDue, requestState, shareOfWait } from "./request-state.ts";

const at = (time: string) => Temporal.Instant.from(`2026-06-11T${time}Z`);
const request = { updatedAt: "2026-06-11T14:00:00.000Z", answerDueAt: "2026-06-11T20:00:00.000Z" };

describe("the share of the reply time that has passed", () => {
  it.each([
    ["before the request by a slow clock", "13:58:00", 0],
    ["at the request", "14:00:00", 0],
    ["within the first minute", "14:00:59", 0],
    ["in the middle", "17:00:20", 0.5],
    ["at the deadline", "20:00:00", 1],
    ["after the deadline", "23:00:00", 1],
  ])("%s", (_when, time, share) => {
    expect(shareOfWait(request, at(time))).toBe(share);
  });

  it("of a deadline at the moment of the request is all of it", () => {
    expect(shareOfWait({ ...request, answerDueAt: request.updatedAt }, at("14:00:00"))).toBe(1);
  });
});

describe("the state of a request", () => {
  it.each([
    ["pending", "19:59:00", "waiting"],
    ["pending", "20:00:00", "late"],
    ["confirmed", "21:00:00", "in"],
    ["declined", "15:00:00", "declined"],
  ] as const)("%s at %s is %s", (status, time, state) => {
    expect(requestState(aParticipation({ ...request, status }), at(time))).toBe(state);
  });

  it("has less than an hour left from an hour before the deadline", () => {
    expect(isAlmostDue(request, at("18:59:00"))).toBe(false);
    expect(isAlmostDue(request, at("19:00:00"))).toBe(true);
  });
});
