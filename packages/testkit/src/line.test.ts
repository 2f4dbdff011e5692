import type { AppRouter } from "@fourball/api/client";
import { conflict, Failure } from "@fourball/domain/failure";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { getResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { busyClub } from "./busy-club.ts";
import { type Line, travel } from "./line.ts";
import { mockApi } from "./mock-api.ts";

const url = "http://localhost/trpc";

function clientOver(line: Line) {
  const handler = mockApi(busyClub(), line);
  const answered: typeof fetch = async (input, init) => {
    const response = await getResponse([handler], new Request(input, init));
    if (!response || response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, fetch: answered })] });
}

afterEach(() => {
  vi.useRealTimers();
});

test("one call of a batch is refused by its name, in the words of the refusal", async () => {
  const client = clientOver({ refusals: { "teeTime.join": conflict("Tee time is full") } });
  const [full, fine] = await Promise.allSettled([
    client.teeTime.join.mutate({ teeTimeId: "1" }),
    client.teeTime.withdraw.mutate({ teeTimeId: "1" }),
  ]);
  expect(full).toMatchObject({ reason: { message: "Tee time is full", data: { code: "CONFLICT", httpStatus: 409 } } });
  expect(fine.status).toBe("fulfilled");
});

test("everything is refused but what is let through", async () => {
  const away = new Failure("unavailable", "Service temporarily unavailable");
  const client = clientOver({ refusals: { everything: away, "account.current": null } });
  expect((await client.account.current.query()).firstName).toBe("Alex");
  await expect(client.teeTime.count.query({})).rejects.toMatchObject({ message: away.message, data: { httpStatus: 503 } });
});

test("a call that never arrives is a network that failed, without words of the server", async () => {
  const offline = clientOver({ isOffline: true });
  await expect(offline.teeTime.count.query({})).rejects.toMatchObject({ message: "Failed to fetch", data: undefined });
});

test.each([
  ["always so long", 400, 400],
  ["anything in between", { from: 100, to: 500 }, 200],
] as const)("a slow line takes %s", async (_, latency, ms) => {
  vi.useFakeTimers();
  const arrived = vi.fn();
  const trip = travel(latency, new AbortController().signal, () => 0.25).then(arrived);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await trip;
  expect(arrived).toHaveBeenCalledOnce();
});

test("nothing waits for an answer that nobody waits for", async () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const trip = travel(60_000, caller.signal);
  caller.abort();
  await expect(trip).rejects.toMatchObject({ name: "AbortError" });
  expect(vi.getTimerCount()).toBe(0);
});
