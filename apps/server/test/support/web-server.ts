import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

export type ReceivedRequest = { headers: IncomingHttpHeaders; body: Buffer };

/** A third-party server that records requests and answers as configured. */
export async function aWebServer(): Promise<{ url: string; received: ReceivedRequest[]; answer: (status: number) => void }> {
  const received: ReceivedRequest[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    received,
    answer: (next) => {
      status = next;
    },
  };
}
