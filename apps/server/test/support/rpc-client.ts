import { createFourballClient, type FourballClient } from "@fourball/client";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";

export type RpcClient = {
  api: FourballClient["api"];
  /** Cuts the connection without a closing handshake. */
  cut(): void;
  /** The codes with which the server closed the client's sockets. */
  closed: number[];
  opened(): number;
};

/** The API client with a session cookie and observable sockets, which reconnect at once. */
export function rpcClient(url: string, cookie: string): RpcClient {
  const closed: number[] = [];
  let opened = 0;
  let current: WebSocket | undefined;

  class WatchedSocket extends WebSocket {
    constructor(address: string, protocols: string[], options: { headers: Record<string, string> }) {
      super(address, protocols, options);
      current = this;
      this.on("open", () => opened++);
      this.on("close", (code) => closed.push(code));
      this.on("error", () => undefined);
    }
  }

  const client = createFourballClient({ url, headers: { cookie }, WebSocket: WatchedSocket, retryDelayMs: () => 20 });
  onTestFinished(() => client.close());
  return { api: client.api, cut: () => current?.terminate(), closed, opened: () => opened };
}
