import { testWorld } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { aGroup } from "../support/a-group.ts";
import { rpcClient } from "../support/rpc-client.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const unlimited = { RATE_LIMIT: "off" };

test("live changes reach open screens", async () => {
  await using server = await startTestServer(world, unlimited);
  const { teeTimeId, host, player } = await aGroup(world);
  const changes: unknown[] = [];
  let hasStarted = false;
  rpcClient(server.url, await server.signIn(player)).api.live.changes.subscribe(undefined, {
    onStarted: () => {
      hasStarted = true;
    },
    onData: (change) => changes.push(change),
  });
  await expect.poll(() => hasStarted).toBe(true);
  await server.call(`/api/tee-times/${teeTimeId}`, { method: "DELETE", as: host });
  await expect.poll(() => changes).toContainEqual({ type: "tee-time", teeTimeId, change: "cancelled" });
});

test("live changes start with those since the screen asked, and with no older ones", async () => {
  await using server = await startTestServer(world, unlimited);
  const { teeTimeId, host, player } = await aGroup(world);
  const { api } = rpcClient(server.url, await server.signIn(player));
  const follow = (input?: { lookBackMs?: number }) => {
    const changes: unknown[] = [];
    const errors: string[] = [];
    api.live.changes.subscribe(input, {
      onData: (change) => changes.push(change),
      onError: ({ message }) => errors.push(message),
    });
    return { changes, errors };
  };
  const rename = (notes: string) => server.call(`/api/tee-times/${teeTimeId}`, { method: "PATCH", body: { notes }, as: host });
  const edited = { type: "tee-time", teeTimeId, change: "edited" };
  const first = follow();
  await rename("Bring a sweater");
  await expect.poll(() => first.changes).toContainEqual(edited);

  const [since, justNow, tooLong] = [follow({}), follow({ lookBackMs: 0 }), follow({ lookBackMs: 30_001 })];
  await expect.poll(() => since.changes).toContainEqual(edited);
  await expect.poll(() => tooLong.errors).toHaveLength(1);
  expect(justNow.changes).toEqual([]);
  await rename("Bring two sweaters");
  await expect.poll(() => justNow.changes).toEqual([edited, { type: "own-games" }]);
});
