import { createFourballClient } from "@fourball/client";
import { followAChat } from "@fourball/client/examples/follow-a-chat";
import type { LiveChange } from "@fourball/domain/live/change";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { rpcClient } from "./support/rpc-client.ts";
import { startTestServer } from "./support/start-test-server.ts";
import { takeTurns } from "./support/take-turns.ts";

const world = testWorld();
const unlimited = { RATE_LIMIT: "off" };

describe("API client", () => {
  test("follows a chat after the host has approved its request", async () => {
    await using server = await startTestServer(world, unlimited);
    const host = await world.golfer({ firstName: "Maya" });
    const { id: teeTimeId } = await world.teeTime({ hostId: host.id });
    const credentials = { email: "jonas@example.com", password: "a long walk" };
    await server.call("/api/auth/register", { body: { ...credentials, firstName: "Jonas", lastName: "Reyes" } });

    const { api: desk } = rpcClient(server.url, await server.signIn(host));
    const asked = new Promise<void>((resolve, reject) => {
      const onData = (change: LiveChange) => change.type === "tee-time" && change.change === "spots" && resolve();
      desk.live.changes.subscribe(undefined, { onData, onError: reject });
    });
    let receive: (words: string) => void = () => undefined;
    const received = new Promise<string>((resolve) => {
      receive = resolve;
    });
    const following = followAChat({ url: server.url, ...credentials }, (words) => receive(words));
    await Promise.race([asked, following]);
    const [request] = await desk.participation.list.query({ teeTimeId });
    await desk.participation.decide.mutate({ participantId: String(request?.id), status: "confirmed" });
    const program = await following;
    onTestFinished(() => program.close());
    await desk.chat.say.mutate({ teeTimeId, message: "Meet at the putting green" });
    expect(await received).toBe("Meet at the putting green");
  });

  test("batches concurrent calls, at most ten at a time", async () => {
    await using server = await startTestServer(world, unlimited);
    const { api } = createFourballClient({ url: server.url, headers: { cookie: await server.signIn(await world.golfer()) } });
    await Promise.all(Array.from({ length: 11 }, () => api.teeTime.count.query({})));
    const batches = server.logged.flatMap(({ path }) =>
      String(path).startsWith("/trpc/") ? [String(path).split(",").length] : [],
    );
    expect(batches.toSorted()).toEqual([1, 10]);
  });

  test("reads its own change at once, from a process that has not heard of it", async () => {
    await using first = await startTestServer(world, unlimited);
    await using second = await startTestServer(world, unlimited);
    const headers = { cookie: await first.signIn(await world.golfer()) };
    const course = await world.course();
    const input = { courseId: course.id, date: "2026-06-14", time: "08:30" };
    await using proxy = await takeTurns([first.url, second.url]);
    const { api } = createFourballClient({ url: proxy.url, headers });
    const counts = async () => [await api.teeTime.count.query({}), await api.teeTime.count.query({})];
    expect(await counts()).toEqual([0, 0]);
    await api.teeTime.create.mutate(input);
    expect(await counts()).toEqual([1, 1]);
  });

  test("rejects a refused call with its message, its code, and its REST status", async () => {
    await using server = await startTestServer(world, unlimited);
    const { api } = createFourballClient({ url: server.url });
    await expect(api.account.current.query()).rejects.toMatchObject({
      name: "TRPCClientError",
      message: "Unauthorized",
      data: { failure: "unauthorized", httpStatus: 401 },
    });
  });

  test("completes subscriptions when the session ends, and does not reconnect", async () => {
    await using server = await startTestServer(world, unlimited);
    const cookie = await server.signIn(await world.golfer());
    const client = rpcClient(server.url, cookie);
    let state = "asked";
    const becomes = (next: string) => () => {
      state = next;
    };
    client.api.live.changes.subscribe(undefined, { onStarted: becomes("started"), onComplete: becomes("complete") });
    await expect.poll(() => state).toBe("started");
    await server.call("/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } });
    await expect.poll(() => state).toBe("complete");
    expect(client.opened()).toBe(1);
  });
});
