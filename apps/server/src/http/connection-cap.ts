import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Env } from "../env.ts";
import { LIMIT_FACTOR } from "../limits/token-bucket.ts";
import { addressOf } from "./client-address.ts";

/** Enough for an office behind one address; a browser opens six and a socket. */
export const CONNECTIONS_PER_ADDRESS = 250;

/**
 * Closes the connections of an address beyond a number, so that one client cannot use up all of them. Off when clients share
 * an address: locally, and behind a proxy, which has to limit them itself.
 */
export function capConnections(server: Server, env: Pick<Env, "RATE_LIMIT" | "isLocal" | "TRUST_PROXY">): void {
  if (env.isLocal || env.TRUST_PROXY > 0) return;
  const max = Math.min(CONNECTIONS_PER_ADDRESS * LIMIT_FACTOR[env.RATE_LIMIT], Math.ceil(server.maxConnections / 2));
  const counts = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = addressOf(undefined, socket.remoteAddress, 0);
    const count = counts.get(address) ?? 0;
    if (count >= max) return socket.destroy();
    counts.set(address, count + 1);
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
