import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

export type Heard = { headers: IncomingHttpHeaders; body: Buffer };

/** A third-party server that records requests and answers as configured. */
export async function aWebServer(): Promise<{ url: string; heard: Heard[]; answer: (status: number) => void }> {
  const heard: Heard[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    heard.push({ headers: request.headers, body: Buffer.concat(chunks) });
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
    heard,
    answer: (next) => {
      status = next;
    },
  };
}
