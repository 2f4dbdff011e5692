import type { AppRouter } from "@fourball/api/router-types";
import { fail } from "@fourball/domain/failure";
import { createTRPCClient, httpBatchLink, httpLink } from "@trpc/client";
import { setupServer } from "msw/node";
import { expect, onTestFinished, test } from "vitest";
import { mockAnswers } from "./mock-answers.ts";
import { mockApi } from "./mock-api.ts";
import type { MockTreeChanges } from "./mock-tree.ts";
import { someStats } from "./tee-time-fixtures.ts";

const url = "http://fourball.test/trpc";

function clientOf(changes: MockTreeChanges, link: typeof httpLink | typeof httpBatchLink = httpBatchLink) {
  const server = setupServer(mockApi(mockAnswers(changes)));
  server.listen({ onUnhandledRequest: "error" });
  onTestFinished(() => server.close());
  return createTRPCClient<AppRouter>({ links: [link({ url })] });
}

test.each([httpLink, httpBatchLink])("mockApi › answers single and batched calls from the tree", async (link) => {
  const client = clientOf({ dashboard: { stats: () => someStats({ gamesToday: 3 }) } }, link);
  const [stats, games] = await Promise.all([client.dashboard.stats.query(), client.teeTime.count.query({ q: "pebble" })]);
  expect(stats.gamesToday).toBe(3);
  expect(games).toBe(1);
});

test("mockApi › passes each call of a batch its own input", async () => {
  const client = clientOf({ teeTime: { withdraw: ({ teeTimeId }) => ({ teeTimeId }) } });
  const answers = await Promise.all(["first", "second"].map((teeTimeId) => client.teeTime.withdraw.mutate({ teeTimeId })));
  expect(answers.map(({ teeTimeId }) => teeTimeId)).toEqual(["first", "second"]);
});

test("mockApi › sends a failure as the server does, without affecting the rest of the batch", async () => {
  const client = clientOf({
    teeTime: {
      join: () => fail("teeTimeFull"),
    },
  });
  const [refused, accepted] = await Promise.allSettled([
    client.teeTime.join.mutate({ teeTimeId: "1" }),
    client.teeTime.withdraw.mutate({ teeTimeId: "1" }),
  ]);
  expect(refused).toMatchObject({
    reason: { message: "Tee time is full", data: { code: "CONFLICT", failure: "conflict", httpStatus: 409 } },
  });
  expect(accepted.status).toBe("fulfilled");
});

test("mockApi › hides the message of an unexpected error", async () => {
  const client = clientOf({
    dashboard: {
      stats: () => {
        throw new Error("secret");
      },
    },
  });
  await expect(client.dashboard.stats.query()).rejects.toMatchObject({
    message: "Something went wrong",
    data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 },
  });
});
