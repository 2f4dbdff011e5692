import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { z } from "zod";

const value = z.object({ stringValue: z.string() }).or(z.object({ intValue: z.coerce.number() }));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number() }),
});
const sent = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })) });

export type ReceivedSpan = z.infer<typeof span>;

/** An OpenTelemetry collector on a real port, which keeps the spans and the bodies that it received. */
export async function aTraceCollector(): Promise<{ url: string; spans: ReceivedSpan[]; bodies: string[] }> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      if (request.url === "/v1/traces")
        for (const { scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return { url: `http://127.0.0.1:${address.port}`, spans, bodies };
}
