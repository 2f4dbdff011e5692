import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type RedisProxy = AsyncDisposable & {
  url: string;
  /** Ends all connections and accepts new ones. */
  cut(): void;
  /** Ends all connections and refuses new ones, until it is back. */
  goAway(): void;
  comeBack(): void;
  refused(): number;
  /** Receives, but answers nothing any more. */
  freeze(): void;
};

/** A proxy to Redis whose connections can be cut and frozen. */
export async function redisProxy(redisUrl: string): Promise<RedisProxy> {
  const { hostname, port } = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isAway = false;
  let refused = 0;
  const server = createServer((near) => {
    if (isAway) {
      refused++;
      near.destroy();
      return;
    }
    const far = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("data", (data) => {
        if (!isFrozen) to.write(data);
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${address.port}`,
    cut,
    goAway() {
      isAway = true;
      cut();
    },
    comeBack() {
      isAway = false;
    },
    refused: () => refused,
    freeze: () => {
      isFrozen = true;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      cut();
    },
  };
}
