import type { AppRouter } from "@fourball/api/client";
import { conflict } from "@fourball/domain/failure";
import { createTRPCClient, httpBatchLink, httpLink } from "@trpc/client";
import { setupServer } from "msw/node";
import { expect, onTestFinished, test } from "vitest";
import { busyClub } from "./busy-club.ts";
import { someStats } from "./fixtures.ts";
import { mockApi } from "./mock-api.ts";
import type { MockTreeChanges } from "./mock-tree.ts";

const url = "http://fourball.test/trpc";

function clientOf(changes: MockTreeChanges, link: typeof httpLink | typeof httpBatchLink = httpBatchLink) {
  const server = setupServer(mockApi(busyClub(changes)));
  server.listen({ onUnhandledRequest: "error" });
  onTestFinished(() => server.close());
  return createTRPCClient<AppRouter>({ links: [link({ url })] });
}

test.each([httpLink, httpBatchLink])("a client is answered from the tree, call by call and in batches", async (link) => {
  const client = clientOf({ dashboard: { stats: () => someStats({ gamesToday: 3 }) } }, link);
  const [stats, games] = await Promise.all([client.dashboard.stats.query(), client.teeTime.count.query({ q: "pebble" })]);
  expect(stats.gamesToday).toBe(3);
  expect(games).toBe(1);
});

test("an answer hears its own input, in a batch too", async () => {
  const client = clientOf({ teeTime: { withdraw: ({ teeTimeId }) => ({ teeTimeId }) } });
  const answers = await Promise.all(["first", "second"].map((teeTimeId) => client.teeTime.withdraw.mutate({ teeTimeId })));
  expect(answers.map(({ teeTimeId }) => teeTimeId)).toEqual(["first", "second"]);
});

test("a refusal arrives as from the server, and leaves the rest of its batch alone", async () => {
  const client = clientOf({
    teeTime: {
      join: () => {
        throw conflict("Tee time is full");
      },
    },
  });
  const [full, fine] = await Promise.allSettled([
    client.teeTime.join.mutate({ teeTimeId: "1" }),
    client.teeTime.withdraw.mutate({ teeTimeId: "1" }),
  ]);
  expect(full).toMatchObject({ reason: { message: "Tee time is full", data: { code: "CONFLICT", httpStatus: 409 } } });
  expect(fine.status).toBe("fulfilled");
});

test("a fault tells nothing", async () => {
  const client = clientOf({
    dashboard: {
      stats: () => {
        throw new Error("secret");
      },
    },
  });
  await expect(client.dashboard.stats.query()).rejects.toMatchObject({
    message: "Something went wrong",
    data: { httpStatus: 500 },
  });
});
