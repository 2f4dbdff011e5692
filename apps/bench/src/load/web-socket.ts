import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** Parses short server frames from arbitrary chunks. A client library would use more CPU than the servers under load. */
class Frames {
  #rest: Buffer | undefined;
  readonly #onFrame: (opcode: number, payload: Buffer) => void;

  constructor(onFrame: (opcode: number, payload: Buffer) => void) {
    this.#onFrame = onFrame;
  }

  read(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = bytes.readUInt8(at + 1);
      const head = short < 126 ? 2 : 4;
      if (short > 126) throw new Error("a frame of more than 64 KiB");
      if (bytes.length - at < head) break;
      const end = at + head + (short < 126 ? short : bytes.readUInt16BE(at + 2));
      if (bytes.length < end) break;
      this.#onFrame(bytes.readUInt8(at) & 15, bytes.subarray(at + head, end));
      at = end;
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : undefined;
  }
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Masked, as clients must, with a zero mask. */
function frame(opcode: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(payload.length < 126 ? 6 : 8);
  head.writeUInt8(128 | opcode, 0);
  if (payload.length < 126) head.writeUInt8(128 | payload.length, 1);
  else {
    head.writeUInt8(128 | 126, 1);
    head.writeUInt16BE(payload.length, 2);
  }
  return Buffer.concat([head, payload]);
}

export type WebSocketClient = {
  send(text: string): void;
  close(): void;
  /** Stops and starts reading. */
  pause(): void;
  resume(): void;
};

type Address = { url: string; path: string; headers: Record<string, string> };
type Handlers = { onOpen(client: WebSocketClient): void; onText(text: Buffer): void; onClose(reason: Error): void };

export function openWebSocket({ url, path, headers }: Address, { onOpen, onText, onClose }: Handlers): void {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const client: WebSocketClient = {
    send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
    close: () => void socket.destroy(),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
  };
  const frames = new Frames((opcode, payload) => {
    if (opcode === TEXT) onText(payload);
    else if (opcode === PING) socket.write(frame(PONG, payload));
    else if (opcode === CLOSE) onClose(new Error(`closed by the server: ${payload.length > 1 ? payload.readUInt16BE() : "?"}`));
  });
  let head: Buffer | undefined = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    if (!head) return frames.read(chunk);
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return;
    const [status] = head.toString("latin1").split("\r\n");
    if (!status?.includes(" 101 ")) return void socket.destroy(new Error(`upgrade refused: ${status}`));
    const rest = head.subarray(end + 4);
    head = undefined;
    onOpen(client);
    if (rest.length > 0) frames.read(rest);
  });
  socket.once("error", onClose);
  socket.once("close", () => onClose(new Error("the socket was closed")));
  const lines = Object.entries({
    Host: host,
    Origin: url,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}
