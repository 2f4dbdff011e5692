type BrowserSocketClass = typeof globalThis.WebSocket;

/** The WebSocket of browsers, or that of the `ws` package, which also takes headers. */
export type SocketClass = new (url: string, protocols: string[], options: { headers: Record<string, string> }) => object;

/**
 * A class of sockets that open with the given headers. The cast holds because the tRPC client, its only user, needs only
 * `new (url)`, the ready states, and the members that the sockets of browsers and of `ws` share.
 */
export function socketWithHeaders(Socket: SocketClass, headers: Record<string, string>): BrowserSocketClass {
  class SocketWithHeaders extends Socket {
    constructor(url: string) {
      super(url, [], { headers });
    }
  }
  return SocketWithHeaders as unknown as BrowserSocketClass;
}
