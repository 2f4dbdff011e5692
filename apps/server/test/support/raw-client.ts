import { once } from "node:events";
import { serverFrame } from "@fourball/domain/chat/socket-protocol";
import { expect, onTestFinished } from "vitest";
import { type RawData, WebSocket } from "ws";

/** A frame of the server: the fields of the specification and any others. */
type Frame = { type: string; message?: string; userId?: string | null; userName?: string; teeTimeId?: string } & Record<
  string,
  unknown
>;

export type RawClient = {
  socket: WebSocket;
  frames: Frame[];
  send(frame: unknown): void;
  /** The first frame of a type, when it arrives. */
  frame(type: string): Promise<Frame>;
  /** The code that the server closed the socket with. */
  closed: Promise<number>;
};

/** An open, unauthenticated socket at /ws. */
export async function rawClient(url: string, headers: Record<string, string> = {}): Promise<RawClient> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, { headers });
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  socket.on("message", (data: RawData) => {
    const frame = JSON.parse(data.toString());
    expect(serverFrame.safeParse(frame).error).toBeUndefined();
    frames.push(frame);
  });
  const closed = once(socket, "close").then(([code]) => Number(code));
  await once(socket, "open");
  socket.on("error", () => undefined);
  return {
    socket,
    frames,
    send: (frame) => socket.send(typeof frame === "string" || frame instanceof Uint8Array ? frame : JSON.stringify(frame)),
    async frame(type) {
      const found = () => frames.find((each) => each.type === type);
      await expect.poll(found, { timeout: 10_000 }).toBeDefined();
      return found() ?? { type: "never" };
    },
    closed,
  };
}
