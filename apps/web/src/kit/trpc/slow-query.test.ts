import { mockAnswers } from "@fourball/testkit/mock-answers";
import { mockApi } from "@fourball/testkit/mock-api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { readConnection } from "./connection.ts";
import { createTrpcClient } from "./trpc.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server.use(mockApi(mockAnswers({ course: { list: () => new Promise(() => undefined) } })));
});
afterEach(() => {
  vi.useRealTimers();
});

it("a query without an answer for eight seconds means that the server can't be reached", async () => {
  void createTrpcClient(() => undefined).course.list.query({});
  await vi.advanceTimersByTimeAsync(7500);
  expect(readConnection().isLost).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(readConnection().isLost).toBe(true);
});

it("a slow query alone doesn't, while others are answered", async () => {
  const client = createTrpcClient(() => undefined);
  void client.course.list.query({});
  await vi.advanceTimersByTimeAsync(4000);
  const answer = client.account.current.query();
  // The batch is sent by a timer of its own.
  await vi.advanceTimersByTimeAsync(0);
  await answer;
  await vi.advanceTimersByTimeAsync(6000);
  expect(readConnection().isLost).toBe(false);
});
