import type { AppRouter } from "@fourball/api/router-types";
import { fail } from "@fourball/domain/failure";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { getResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { mockAnswers } from "./mock-answers.ts";
import { mockApi } from "./mock-api.ts";
import { type NetworkConditions, simulateLatency } from "./network.ts";

const url = "http://localhost/trpc";

function clientOver(network: NetworkConditions) {
  const handler = mockApi(mockAnswers(), network);
  const fetchMock: typeof fetch = async (input, init) => {
    const response = await getResponse([handler], new Request(input, init));
    if (!response || response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, fetch: fetchMock })] });
}

afterEach(() => {
  vi.useRealTimers();
});

test("network › failures: one call of a batch fails by its path, with its message and code", async () => {
  const client = clientOver({ failures: { "teeTime.join": fail("teeTimeFull") } });
  const [refused, accepted] = await Promise.allSettled([
    client.teeTime.join.mutate({ teeTimeId: "1" }),
    client.teeTime.withdraw.mutate({ teeTimeId: "1" }),
  ]);
  expect(refused).toMatchObject({ reason: { message: "Tee time is full", data: { failure: "conflict" } } });
  expect(accepted.status).toBe("fulfilled");
});

test("network › failures: `everything` fails every call except the exempted ones", async () => {
  const unavailable = fail("serviceUnavailable");
  const client = clientOver({ failures: { everything: unavailable, "account.current": null } });
  expect((await client.account.current.query()).firstName).toBe("Alex");
  await expect(client.teeTime.count.query({})).rejects.toMatchObject({
    message: unavailable.message,
    data: { failure: "unavailable" },
  });
});

test("network › isOffline: a call fails with a network error and without data from the server", async () => {
  const offline = clientOver({ isOffline: true });
  await expect(offline.teeTime.count.query({})).rejects.toMatchObject({ message: "Failed to fetch", data: undefined });
});

test.each([
  ["fixed", 400, 400],
  ["random within a range", { from: 100, to: 500 }, 200],
] as const)("network › latency: %s", async (_, latency, ms) => {
  vi.useFakeTimers();
  const done = vi.fn();
  const call = simulateLatency(latency, new AbortController().signal, () => 0.25).then(done);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(done).toHaveBeenCalledOnce();
});

test("network › latency: an aborted call stops waiting", async () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const call = simulateLatency(60_000, caller.signal);
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(vi.getTimerCount()).toBe(0);
});
