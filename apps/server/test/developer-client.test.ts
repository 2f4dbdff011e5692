import { createFourballClient } from "@fourball/api/client";
import { followAChat } from "@fourball/api/examples/follow-a-chat";
import type { LiveChange } from "@fourball/domain/live/change";
import { testClub } from "@fourball/services/testing";
import { expect, onTestFinished, test } from "vitest";
import { rpcClient } from "./rpc-client.ts";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const unlimited = { RATE_LIMIT: "off" };

test("a program signs in, asks to join, and hears the group once the host has approved", async () => {
  await using server = await startTestServer(club, unlimited);
  const host = await club.aGolfer({ firstName: "Maya" });
  const { id: teeTimeId } = await club.aTeeTime({ hostId: host.id });
  const credentials = { email: "jonas@example.com", password: "a long walk" };
  await server.call("/api/auth/register", { body: { ...credentials, firstName: "Jonas", lastName: "Reyes" } });

  const { api: desk } = rpcClient(server.url, await server.signIn(host));
  const asked = new Promise<void>((resolve, reject) => {
    const onData = (change: LiveChange) => change.type === "tee-time" && change.change === "seats" && resolve();
    desk.live.changes.subscribe(undefined, { onData, onError: reject });
  });
  let hear: (words: string) => void = () => undefined;
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const following = followAChat({ url: server.url, ...credentials }, (words) => hear(words));
  await Promise.race([asked, following]);
  const [request] = await desk.participation.list.query({ teeTimeId });
  await desk.participation.decide.mutate({ participantId: String(request?.id), status: "confirmed" });
  const program = await following;
  onTestFinished(() => program.close());
  await desk.chat.say.mutate({ teeTimeId, message: "Meet at the putting green" });
  expect(await heard).toBe("Meet at the putting green");
});

test("the calls of one moment travel together, ten at a time", async () => {
  await using server = await startTestServer(club, unlimited);
  const { api } = createFourballClient({ url: server.url, headers: { cookie: await server.signIn(await club.aGolfer()) } });
  await Promise.all(Array.from({ length: 11 }, () => api.teeTime.count.query({})));
  const batches = server.logged.flatMap(({ path }) =>
    String(path).startsWith("/trpc/") ? [String(path).split(",").length] : [],
  );
  expect(batches.toSorted()).toEqual([1, 10]);
});

test("a refusal says its words and the status that it has over REST", async () => {
  await using server = await startTestServer(club, unlimited);
  const { api } = createFourballClient({ url: server.url });
  await expect(api.account.current.query()).rejects.toMatchObject({
    name: "TRPCClientError",
    message: "Unauthorized",
    data: { httpStatus: 401 },
  });
});

test("subscriptions complete when the session is over, and nobody knocks again", async () => {
  await using server = await startTestServer(club, unlimited);
  const cookie = await server.signIn(await club.aGolfer());
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
