import { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { describe, expect, it } from "vitest";
import { keepFirstAnswers } from "./first-answers.ts";
import { trpc } from "./trpc.ts";

const answer = (path: string, input: unknown, data: unknown, isPaged = false) => ({ path, input, isPaged, data });

describe("first answers", () => {
  it("are found by the queries that ask for them", () => {
    const queryClient = new QueryClient();
    const teeTimeId = "42";
    keepFirstAnswers(queryClient, [
      answer("account.current", undefined, "the golfer"),
      answer("teeTime.get", { teeTimeId }, "the game"),
      answer("teeTime.count", {}, 3),
    ]);
    expect(queryClient.getQueryData(getQueryKey(trpc.account.current, undefined, "query"))).toBe("the golfer");
    expect(queryClient.getQueryData(getQueryKey(trpc.teeTime.get, { teeTimeId }, "query"))).toBe("the game");
    expect(queryClient.getQueryData(getQueryKey(trpc.teeTime.count, {}, "query"))).toBe(3);
  });

  it("are the first page of a list that is read page after page", () => {
    const queryClient = new QueryClient();
    keepFirstAnswers(queryClient, [answer("teeTime.list", { limit: 12 }, "twelve games", true)]);
    const key = getQueryKey(trpc.teeTime.list, { limit: 12 }, "infinite");
    expect(queryClient.getQueryData(key)).toEqual({ pages: ["twelve games"], pageParams: [null] });
  });
});
