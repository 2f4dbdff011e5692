import { type Dialect, SEATED, type Seat } from "./chat-dialects.ts";
import { openWebSocket, type WebSocketClient } from "./web-socket.ts";

/** So many knock at once: more would wait in the queue of the kernel and try again a second later. */
const DOORWAY = 64;
const PING_LENGTH = 8;

export type Listener = { seat: Seat; send(text: string): void; close(): void };

/** Sits down one listener a seat and hands on what they hear from then on. */
export async function seatListeners(
  url: string,
  dialect: Dialect,
  seats: Seat[],
  onHeard: (text: Buffer) => void,
): Promise<Listener[]> {
  const listeners: Listener[] = [];
  const waiting = [...seats];
  const usher = async (): Promise<void> => {
    for (let seat = waiting.pop(); seat; seat = waiting.pop()) listeners.push(await sitDown(url, dialect, seat, onHeard));
  };
  await Promise.all(Array.from({ length: DOORWAY }, usher));
  return listeners;
}

const sitDown = (url: string, dialect: Dialect, seat: Seat, onHeard: (text: Buffer) => void): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let client: WebSocketClient | undefined;
    let isSeated = false;
    let hasLeft = false;
    const close = (): void => {
      hasLeft = true;
      client?.close();
    };
    const go = (heard: string | undefined): void => {
      const answer = dialect.answer(seat, heard);
      if (!client || answer === undefined) return;
      if (answer !== SEATED) client.send(answer);
      else {
        isSeated = true;
        resolve({ seat, send: client.send, close });
      }
    };
    openWebSocket(
      { url, path: dialect.path(seat), headers: seat.cookie ? { Cookie: seat.cookie } : {} },
      {
        onOpen(opened) {
          client = opened;
          go(undefined);
        },
        onText(text) {
          // Nothing that is said is as short as a ping.
          if (!isSeated || text.length < PING_LENGTH) go(text.toString());
          else onHeard(text);
        },
        onClose(reason) {
          reject(reason);
          // What a room of fewer listeners manages says nothing.
          if (isSeated && !hasLeft) throw reason;
        },
      },
    );
  });
