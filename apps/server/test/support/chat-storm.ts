import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type BlackBoxGolfer, gatherFour, joinRoom, wholeHistory } from "@fourball/api/testing/api-client";
import { type ChatHistory, complaintsAbout, type SeenMessage } from "@fourball/api/testing/chat-history";
import type { Dice } from "@fourball/db/seed/random";
import { expect } from "vitest";
import type { WebSocket } from "ws";

const READERS = 4;
/** After how many lines a reader loses its socket. */
const SHORTEST_LINE = 5;
const LONGEST_LINE = 60;
const BETWEEN_TRIES_MS = 50;

type Storm = {
  /** The servers that golfers connect to at random. */
  urls: string[];
  writers: number;
  messages: number;
  dice: Dice;
  /** Runs while messages are written: `acked` is the number of acknowledged messages. */
  disturb?(acked: () => number): Promise<void>;
};

type Room = { urls: string[]; golfer: BlackBoxGolfer; teeTimeId: string; dice: Dice };

/** Golfers write and read one chat over breaking sockets. Returns what is wrong with the histories that they saw. */
export async function complaintsAfterStorm({ urls, writers, messages, dice, disturb }: Storm): Promise<string[]> {
  const { teeTimeId, golfers } = await gatherFour(urls[0] ?? "");
  const stop = new AbortController();
  const acked: ChatHistory["acked"] = [];
  const roomOf = (): Room => ({ urls, golfer: dice.pick(golfers), teeTimeId, dice });
  const readers = Array.from({ length: READERS }, () => startReader(roomOf(), stop.signal));
  const writing = Array.from({ length: writers }, (_, index) => write(roomOf(), `writer${index}`, messages, acked));
  try {
    await Promise.all([...writing, disturb?.(() => acked.length)]);
    const golfer = golfers[0] ?? dice.pick(golfers);
    const stored = await wholeHistory(urls[0] ?? "", golfer, teeTimeId);
    const furthest = () => Math.min(...readers.map((lines) => lines.at(-1)?.seq ?? 0));
    await expect.poll(furthest, { timeout: 60_000, interval: 100 }).toBe(stored.length);
    return complaintsAbout({ stored, read: readers, acked });
  } finally {
    stop.abort();
  }
}

/** Repeats each message until it is acknowledged. */
async function write(
  { urls, golfer, teeTimeId, dice }: Room,
  name: string,
  messages: number,
  acked: ChatHistory["acked"],
): Promise<void> {
  let socket: WebSocket | undefined;
  let onFrame: (frame: Record<string, unknown>) => void = () => undefined;
  for (let index = 0; index < messages; index++) {
    const clientId = `${name}-${index}`;
    for (;;) {
      try {
        socket ??= await joinRoom(dice.pick(urls), golfer, { teeTimeId }, (frame) => onFrame(frame));
        acked.push({
          clientId,
          seq: await sayAndReceive(socket, { teeTimeId, clientId }, (listen) => {
            onFrame = listen;
          }),
        });
        break;
      } catch {
        socket?.terminate();
        socket = undefined;
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }
  socket?.terminate();
}

function sayAndReceive(
  socket: WebSocket,
  { teeTimeId, clientId }: { teeTimeId: string; clientId: string },
  onFrames: (listen: (frame: Record<string, unknown>) => void) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error("the socket was closed"));
    socket.once("close", onClose);
    onFrames((frame) => {
      if (frame.clientId === clientId) {
        socket.off("close", onClose);
        resolve(Number(frame.seq));
      } else if (frame.type === "error") reject(new Error(String(frame.message)));
    });
    if (socket.readyState !== socket.OPEN) onClose();
    else socket.send(JSON.stringify({ type: "message", teeTimeId, message: `This is ${clientId}`, clientId }));
  });
}

/** Reads from the beginning, over sockets that break at random, each resuming after the last message. */
function startReader({ urls, golfer, teeTimeId, dice }: Room, signal: AbortSignal): SeenMessage[] {
  const lines: SeenMessage[] = [];
  let socket: WebSocket | undefined;
  signal.addEventListener("abort", () => socket?.terminate());

  const readOnce = async () => {
    let left = SHORTEST_LINE + dice.below(LONGEST_LINE);
    const after = lines.at(-1)?.seq ?? 0;
    const opened = await joinRoom(dice.pick(urls), golfer, { teeTimeId, after }, ({ seq, id, clientId }) => {
      if (left <= 0 || typeof seq !== "number") return;
      lines.push({ seq, id: String(id), clientId: typeof clientId === "string" ? clientId : null });
      if (--left <= 0) socket?.terminate();
    });
    socket = opened;
    if (signal.aborted || left <= 0) opened.terminate();
    if (opened.readyState !== opened.CLOSED) await once(opened, "close");
    left = 0;
  };
  const readOn = async () => {
    while (!signal.aborted) await readOnce().catch(() => pause(BETWEEN_TRIES_MS));
  };
  void readOn();
  return lines;
}
