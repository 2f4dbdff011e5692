import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aMailServer } from "../support/mail-server.ts";
import { notifiedHost } from "../support/notified-host.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { aTraceCollector, type ReceivedSpan } from "../support/trace-collector.ts";

const world = testWorld();
const CALLER = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" };

const named = (spans: ReceivedSpan[], name: string): ReceivedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(", ")}`);
  return found;
};
const childrenOf = (spans: ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe("traces", () => {
  test("show a request, its procedure and its statements, without anything personal", async () => {
    const collector = await aTraceCollector();
    const server = await startTestServer(world, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const golfer = await world.golfer({ firstName: "Hana", email: "hana@example.com" });
    const game = await world.teeTime({ hostId: (await world.golfer()).id });
    await server.call(`/api/tee-times/${game.id}/join`, {
      method: "POST",
      as: golfer,
      body: { message: "May I?" },
      headers: CALLER,
    });
    const logged = server.logged.find(({ msg }) => msg === "request");
    await server[Symbol.asyncDispose]();

    const { spans, bodies } = collector;
    const request = named(spans, "POST /api/tee-times/:id/join");
    expect(request.parentSpanId).toBeUndefined();
    expect(request.traceId).not.toBe("0af7651916cd43dd8448eb211c80319c");
    expect(logged?.traceId).toBe(request.traceId);
    expect(request.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 201 } });
    const procedure = named(childrenOf(spans, request), "teeTime.join");
    const statements = childrenOf(spans, procedure).map(({ name }) => name);
    expect(statements).toContain("insert tee_time_participants");
    expect(spans.every(({ traceId }) => traceId === request.traceId)).toBe(true);
    for (const secret of [golfer.id, game.id, "Hana", "hana@example.com", "May I?"]) expect(bodies.join()).not.toContain(secret);
  });

  test("name each procedure of a batch, and why one was refused", async () => {
    const collector = await aTraceCollector();
    const server = await startTestServer(world, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await server.call("/trpc/course.list,teeTime.get?batch=1&input=%7B%220%22%3A%7B%7D%7D");
    await server[Symbol.asyncDispose]();
    const request = named(collector.spans, "GET /trpc/*");
    const procedures = childrenOf(collector.spans, request).filter(({ name }) => name.includes("."));
    const refusals = procedures.map(({ name, attributes }) => [name, attributes.filter(({ key }) => key === "error.type")]);
    expect(Object.fromEntries(refusals)).toEqual({
      "course.list": [],
      "teeTime.get": [{ key: "error.type", value: { stringValue: "unauthorized" } }],
    });
    expect(procedures.map(({ status }) => status.code)).toEqual([0, 0]);
  });

  test("go on with the trace of a trusted proxy", async () => {
    const collector = await aTraceCollector();
    const server = await startTestServer(world, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: "1" });
    await server.call("/healthz", { headers: CALLER });
    await server.call("/healthz", { headers: { traceparent: "nonsense" } });
    await server[Symbol.asyncDispose]();
    const [first, second] = collector.spans;
    expect(first).toMatchObject({
      name: "GET /healthz",
      traceId: "0af7651916cd43dd8448eb211c80319c",
      parentSpanId: "b7ad6b7169203331",
    });
    expect(second?.parentSpanId).toBeUndefined();
  });

  test("that can't be sent are a line in the log", async () => {
    const server = await startTestServer(world, { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" });
    expect((await server.call("/healthz")).status).toBe(200);
    await server[Symbol.asyncDispose]();
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: "the trace collector is away" }));
  });

  test("show the sending of a notification, and that it failed", async () => {
    const { url } = await aMailServer();
    for (const [SMTP_URL, code] of [
      [url, 0],
      ["smtp://127.0.0.1:1", 2],
    ] as const) {
      const collector = await aTraceCollector();
      const mail = { SMTP_URL, MAIL_FROM: "tees@example.org" };
      const server = await startTestServer(world, { ...mail, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      await notifiedHost(world, { email: `hana-${code}@example.com` });
      await server.post();
      await server[Symbol.asyncDispose]();
      expect(collector.spans).toMatchObject([{ name: "send email", status: { code } }]);
      expect(collector.bodies.join()).not.toContain("hana");
    }
  });
});
