import { testsHavePostgres } from "@fourball/db/testing";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { aGroup } from "../support/a-group.ts";
import { aMailServer } from "../support/mail-server.ts";
import { notifiedHost } from "../support/notified-host.ts";
import { type RawClient, rawClient } from "../support/raw-client.ts";
import { redisProxy } from "../support/redis-proxy.ts";
import { scraped } from "../support/scraped.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const measured = { METRICS_PORT: "0" };
const REQUESTS = "fourball_http_request_duration_seconds_count";
const CALLS = "fourball_procedure_duration_seconds_count";

async function inChat(server: TestServer, golfer: { id: string }, teeTimeId: string): Promise<RawClient> {
  const answer = await server.call("/api/auth/websocket-token", { method: "POST", as: golfer });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const client = await rawClient(server.url);
  client.send({ type: "authenticate", authToken: token });
  await client.frame("authenticated");
  client.send({ type: "join", teeTimeId });
  await client.frame("joined");
  return client;
}

describe("metrics", () => {
  test("are not served unless they have a port", async () => {
    await using server = await startTestServer(world);
    expect(server.metricsUrl).toBeUndefined();
    expect((await server.call("/metrics")).status).toBe(404);
  });

  test("are the only thing on their port, and end with the server", async () => {
    const server = await startTestServer(world, measured);
    const url = server.metricsUrl ?? "";
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const origin = new URL(url).origin;
    for (const path of ["/", "/api/courses", "/healthz", "/metrics/more"]) expect((await fetch(origin + path)).status).toBe(404);
    expect((await fetch(url, { method: "POST" })).status).toBe(404);
    expect((await server.call("/metrics")).status).toBe(404);
    await server[Symbol.asyncDispose]();
    await expect(fetch(url)).rejects.toThrow();
  });

  test("count requests by what they ask for, never by who asks or for whom", async () => {
    await using server = await startTestServer(world, measured);
    const golfer = await world.golfer({ email: "hana@example.com" });
    const { id } = await world.teeTime({ hostId: golfer.id });
    await server.call(`/api/tee-times/${id}`, { as: golfer });
    await server.call(`/api/tee-times/${golfer.id}`, { as: golfer });
    await server.call(`/api/no-such/${id}`, { as: golfer });
    await server.call(`/${golfer.email}`);
    await server.call("/healthz");
    await server.call("/api/auth/login", { body: { email: "hana@example.com", password: "wrong wrong" } });

    const { value, text } = await scraped(server.metricsUrl);
    const detail = { kind: "rest", method: "GET", route: "/api/tee-times/:id" };
    expect(value(REQUESTS, { ...detail, status: "2xx" })).toBe(1);
    expect(value(REQUESTS, { ...detail, status: "4xx" })).toBe(1);
    expect(value(REQUESTS, { route: "/api/*" })).toBe(1);
    expect(value(REQUESTS, { kind: "probe", route: "/healthz" })).toBe(1);
    expect(value(REQUESTS, { kind: "rest", method: "POST", route: "/api/auth/login", status: "4xx" })).toBe(1);
    expect(value(REQUESTS)).toBe(6);
    expect(value("fourball_http_requests_in_flight")).toBe(0);
    expect(value(CALLS, { procedure: "teeTime.get", outcome: "ok" })).toBe(1);
    expect(value(CALLS, { procedure: "teeTime.get", outcome: "not_found" })).toBe(1);
    for (const secret of [id, golfer.id, "hana", "no-such"]) expect(text).not.toContain(secret);
  });

  test("count each procedure of a batch", async () => {
    await using server = await startTestServer(world, measured);
    const golfer = await world.golfer();
    await server.call("/trpc/account.current,course.list,teeTime.get?batch=1&input=%7B%7D", { as: golfer });
    const { value, samples } = await scraped(server.metricsUrl);
    expect(value(REQUESTS, { kind: "trpc" })).toBe(1);
    expect(value(CALLS, { procedure: "account.current", outcome: "ok" })).toBe(1);
    expect(value(CALLS, { procedure: "course.list" })).toBe(1);
    expect(value(CALLS, { procedure: "teeTime.get", outcome: "invalid" })).toBe(1);

    await server.call("/trpc/no.such.procedure", { as: golfer });
    const after = await scraped(server.metricsUrl);
    expect(after.value(REQUESTS, { kind: "trpc" })).toBe(2);
    expect(after.value(CALLS)).toBe(3);
    expect(new Set(samples.flatMap(({ labels }) => labels.route ?? []))).toEqual(new Set(["/trpc/*"]));
  });

  test("count statements, waits for a connection and open transactions", { tags: "dialect" }, async () => {
    await using server = await startTestServer(world, measured);
    const golfer = await world.golfer();
    const game = await world.teeTime({ hostId: (await world.golfer()).id });
    const before = await scraped(server.metricsUrl);
    await server.call(`/api/tee-times/${game.id}/join`, { method: "POST", as: golfer });
    const { value } = await scraped(server.metricsUrl);
    const grown = (name: string) => (value(name) ?? 0) - (before.value(name) ?? 0);
    expect(grown("fourball_database_connection_wait_seconds_count")).toBeGreaterThan(0);
    expect(grown("fourball_database_statement_duration_seconds_count")).toBeGreaterThan(3);
    expect(value("fourball_database_transactions_open")).toBe(0);
    expect(value("fourball_database_waiting")).toBe(0);
    expect(value("fourball_database_pool_size")).toBe(world.database.poolSize);
  });

  test("count sockets by path, open chats and delivered messages", async () => {
    await using server = await startTestServer(world, measured);
    const { teeTimeId, host, player } = await aGroup(world);
    const [maya, jonas] = [await inChat(server, host, teeTimeId), await inChat(server, player, teeTimeId)];
    const before = await scraped(server.metricsUrl);
    maya.send({ type: "message", teeTimeId, message: "Who is walking?" });
    await jonas.frame("message");
    const { value } = await scraped(server.metricsUrl);
    expect(value("fourball_sockets_open", { path: "/ws" })).toBe(2);
    expect(value("fourball_sockets_open", { path: "/trpc" })).toBe(0);
    expect(value("fourball_chat_rooms_open")).toBe(1);
    const delivered = "fourball_chat_messages_delivered_total";
    expect((value(delivered) ?? 0) - (before.value(delivered) ?? 0)).toBe(2);
    for (const client of [maya, jonas]) client.socket.close();
    await expect.poll(async () => (await scraped(server.metricsUrl)).value("fourball_sockets_open")).toBe(0);
  });

  test("say what waits to be sent and for how long, what was sent and what failed", async () => {
    const { url } = await aMailServer();
    const mail = { SMTP_URL: url, MAIL_FROM: "tees@example.org" };
    await using server = await startTestServer(world, { ...measured, ...mail });
    await notifiedHost(world);
    const waiting = await scraped(server.metricsUrl);
    expect(waiting.value("fourball_deliveries_waiting", { stage: "new" })).toBe(1);
    expect(waiting.value("fourball_deliveries_waiting", { stage: "email" })).toBe(0);
    expect(waiting.value("fourball_delivery_lag_seconds", { stage: "new" })).toBeGreaterThan(0);
    await server.post();
    const sent = await scraped(server.metricsUrl);
    expect(sent.value("fourball_deliveries_waiting")).toBe(0);
    expect(sent.value("fourball_deliveries_total", { channel: "email", outcome: "sent" })).toBe(1);

    await using broken = await startTestServer(world, { ...measured, ...mail, SMTP_URL: "smtp://127.0.0.1:1" });
    await notifiedHost(world, { email: "ito@example.com" });
    await broken.post();
    const failed = await scraped(broken.metricsUrl);
    expect(failed.value("fourball_deliveries_total", { channel: "email", outcome: "failed" })).toBe(1);
    expect(failed.text).not.toContain("example");
  });

  test("count refusals by rate limits and runs of jobs", async () => {
    await using server = await startTestServer(world, { ...measured, PUBLIC_URL: "https://tees.example.org" });
    for (let call = 0; call < 101; call++) await server.call("/api/auth/user");
    server.deps.notifications.start();
    await expect
      .poll(async () =>
        (await scraped(server.metricsUrl)).value("fourball_job_last_success_timestamp_seconds", { task: "fan-out" }),
      )
      .toBeGreaterThan(0);
    const { value } = await scraped(server.metricsUrl);
    expect(value("fourball_rate_limit_refusals_total", { limit: "anonymous" })).toBe(1);
    expect(value("fourball_job_failures_total", { task: "fan-out" })).toBe(0);
    expect(value("fourball_service_away", { service: "redis" })).toBeUndefined();
    expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });

  const redisUrl = inject("testRedisUrl") ?? "redis://127.0.0.1:6379";
  test.runIf(testsHavePostgres())("say whether Redis is there, and how many hints were lost", { tags: "redis" }, async () => {
    await using proxy = await redisProxy(redisUrl);
    await using server = await startTestServer(world, { ...measured, REDIS_URL: proxy.url });
    const away = async () => (await scraped(server.metricsUrl)).value("fourball_service_away", { service: "redis" });
    await expect.poll(away).toBe(0);
    proxy.goAway();
    await expect.poll(away).toBe(1);
    await server.deps.bus.publish({ type: "notifications-changed", recipients: [] });
    const lost = async () => (await scraped(server.metricsUrl)).value("fourball_redis_hints_lost_total");
    await expect.poll(lost).toBeGreaterThanOrEqual(1);
  });
});
