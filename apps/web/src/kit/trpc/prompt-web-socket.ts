/**
 * A WebSocket that closes at once. The browser reports a lost connection only after a closing handshake that nobody answers,
 * which takes up to a minute, and not at all when the network goes.
 */
export const promptWebSocket = (): typeof WebSocket =>
  new Proxy(WebSocket, {
    construct(target, args) {
      const socket: WebSocket = Reflect.construct(target, args);
      closeAtOnce(socket);
      return socket;
    },
  });

function closeAtOnce(socket: WebSocket): void {
  const startHandshake = socket.close.bind(socket);
  let isReported = false;

  // Added first, so that it can keep a late report from the others.
  socket.addEventListener("close", (event) => {
    window.removeEventListener("offline", close);
    if (isReported) event.stopImmediatePropagation();
    isReported = true;
  });
  socket.close = (code, reason) => {
    startHandshake(code, reason);
    if (!isReported) socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };
  window.addEventListener("offline", close);

  function close(): void {
    socket.close();
  }
}
