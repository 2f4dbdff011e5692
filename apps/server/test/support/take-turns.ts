import { createServer, request } from "node:http";

/** A proxy without sticky sessions: each request goes to the next of the servers. */
export async function takeTurns(urls: readonly string[]): Promise<AsyncDisposable & { url: string }> {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", urls[turn++ % urls.length]);
    const { method, headers } = incoming;
    incoming.pipe(
      request(url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).once("error", (error) => outgoing.destroy(error)),
    );
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy listens on no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
