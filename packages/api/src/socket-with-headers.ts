type BrowserSocketClass = typeof globalThis.WebSocket;

/** A WebSocket as browsers have it, or that of the `ws` package, which takes headers too. */
export type SocketClass = new (url: string, protocols: string[], options: { headers: Record<string, string> }) => object;

/**
 * A class of sockets that open with the given headers. The cast holds because the tRPC client, the only one to see the
 * class, uses nothing of it but `new (url)` and the names of the states, and of its sockets what browsers and `ws` have in common.
 */
export function socketWithHeaders(Socket: SocketClass, headers: Record<string, string>): BrowserSocketClass {
  class SocketWithHeaders extends Socket {
    constructor(url: string) {
      super(url, [], { headers });
    }
  }
  return SocketWithHeaders as unknown as BrowserSocketClass;
}
