import { JOINED, type ListenerConfig, type Protocol } from "./chat-protocols.ts";
import { openWebSocket, type WebSocketClient } from "./web-socket.ts";

/** More at once would overflow the kernel's accept queue and retry a second later. */
const MAX_CONNECTING = 64;
const PING_LENGTH = 8;

export type Listener = { config: ListenerConfig; send(text: string): void; close(): void };

/** Figures of a room with fewer listeners are not comparable. */
const refuseLoss = (reason: Error): never => {
  throw reason;
};

/** Connects one listener per config and passes on the messages that they receive. */
export async function connectListeners(
  url: string,
  protocol: Protocol,
  configs: ListenerConfig[],
  onMessage: (text: Buffer) => void,
  onLost: (reason: Error) => void = refuseLoss,
): Promise<Listener[]> {
  const listeners: Listener[] = [];
  const waiting = [...configs];
  const connectNext = async (): Promise<void> => {
    for (let config = waiting.pop(); config; config = waiting.pop())
      listeners.push(await connectListener(url, protocol, config, { onMessage, onLost }));
  };
  await Promise.all(Array.from({ length: MAX_CONNECTING }, connectNext));
  return listeners;
}

/** Connects one. */
export const connectListener = (
  url: string,
  protocol: Protocol,
  config: ListenerConfig,
  { onMessage, onLost }: { onMessage(text: Buffer): void; onLost(reason: Error): void },
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let client: WebSocketClient | undefined;
    let hasJoined = false;
    let isClosed = false;
    const close = (): void => {
      isClosed = true;
      client?.close();
    };
    const handle = (received: string | undefined): void => {
      const reply = protocol.reply(config, received);
      if (!client || reply === undefined) return;
      if (reply !== JOINED) client.send(reply);
      else {
        hasJoined = true;
        resolve({ config, send: client.send, close });
      }
    };
    openWebSocket(
      { url, path: protocol.path(config), headers: config.cookie ? { Cookie: config.cookie } : {} },
      {
        onOpen(opened) {
          client = opened;
          handle(undefined);
        },
        onText(text) {
          if (!hasJoined && text.includes('"error"')) {
            reject(new Error(`a listener was refused: ${text.toString()}`));
            return close();
          }
          // Every message is longer than a ping.
          if (!hasJoined || text.length < PING_LENGTH) handle(text.toString());
          else onMessage(text);
        },
        onClose(reason) {
          reject(reason);
          if (hasJoined && !isClosed) onLost(reason);
        },
      },
    );
  });
