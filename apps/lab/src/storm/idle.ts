import { setTimeout as pause } from "node:timers/promises";
import { connectListeners } from "@fourball/bench/load/chat-listeners";
import { protocols } from "@fourball/bench/load/chat-protocols";
import { kilobytes, megabytes, memoryComesBack, memoryOf } from "@fourball/bench/servers/memory";
import type { Part } from "./part.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";

/** The first connections make the server load and compile code. */
const FIRST = 500;
/** Sockets are held longer than the 30 s between two pings when there are many. */
const HOLD_MS = 35_000;
const HOLD_MS_PER_SOCKET = 10;
const AIM_KIB = 15;

/** Opens the socket of each golfer, as a screen without a chat does, and measures the memory of the server. */
export const idle: Part = async (stage, { sockets, port }) => {
  const server = await startStormServer(stage, port);
  let lost = 0;
  const open = (count: number) =>
    connectListeners(
      server.url,
      protocols["/trpc live.changes"],
      stage.cookies.slice(0, count).map((cookie) => ({ room: "", cookie, token: "" })),
      () => undefined,
      () => lost++,
    );
  const first = await open(Math.min(sockets, FIRST));
  for (const { close } of first) close();
  await pause(1000);
  const before = await memoryOf(server.process);

  const startedAt = performance.now();
  const opened = await open(sockets);
  const seconds = (performance.now() - startedAt) / 1000;
  await pause(Math.min(HOLD_MS, sockets * HOLD_MS_PER_SOCKET));
  const held = await memoryOf(server.process);
  for (const { close } of opened) close();
  const { after, complaints } = await memoryComesBack(server.process, before);
  await stopWith(server, "SIGTERM");

  const resident = (held.resident - before.resident) / sockets;
  const used = (held.used - before.used) / sockets;
  const isMissed = resident > AIM_KIB * 1024;
  return {
    rows: [
      {
        what: "idle sockets of signed-in golfers",
        count: `${sockets}`,
        result:
          `${kilobytes(resident)} resident a socket${isMissed ? `, more than ${AIM_KIB}` : ""}, ${kilobytes(used)} of it heap and buffers; ` +
          `opened in ${seconds.toFixed(1)} s, ${lost} lost; ${megabytes(before.resident)} before, ${megabytes(held.resident)} with them, ` +
          `${megabytes(after.resident)} after`,
      },
    ],
    complaints: [...complaints, ...(lost > 0 ? [`${lost} idle sockets were lost`] : []), ...(await loggedBugs(stage))],
  };
};
