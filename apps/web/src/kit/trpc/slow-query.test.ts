import { mockAnswers } from "@fourball/testkit/mock-answers";
import { mockApi } from "@fourball/testkit/mock-api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { noteReached, readConnection } from "./connection.ts";
import { createTrpcClient } from "./trpc.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(mockApi(mockAnswers({ course: { list: () => new Promise(() => undefined) } })));
});
afterEach(() => {
  vi.useRealTimers();
  noteReached();
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
  await client.account.current.query();
  await vi.advanceTimersByTimeAsync(6000);
  expect(readConnection().isLost).toBe(false);
});
