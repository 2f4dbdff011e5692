import { openWebSocket, type WebSocketClient } from "@fourball/bench/load/web-socket";
import { megabytes, memoryComesBack, memoryOf } from "@fourball/bench/servers/memory";
import { residentMegabytes } from "@fourball/bench/servers/process-figures";
import { until } from "@fourball/bench/servers/until";
import { Answers } from "./answers.ts";
import { Delays } from "./delays.ts";
import { clientsOf, closeAll, sum } from "./group-chat.ts";
import { historyComplaints, untilCaughtUp } from "./histories.ts";
import type { Part } from "./part.ts";
import type { Group } from "./stage.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";

/** As many as a socket may have, all of the same chat, so that fewer messages fill the buffers of the kernel. */
const SUBSCRIPTIONS = 20;
/** Of 1.5 KB, twenty times: more than a kernel buffers. */
const MESSAGES_EACH = 75;
const LONG_MESSAGE = "⛳".repeat(500);
const READY_WITHIN_MS = 10_000;
const CLOSED_WITHIN_MS = 60_000;

/** A golfer whose socket follows a chat and stops reading. */
function startSlowReader(url: string, { teeTimeId, cookies }: Group) {
  let client: WebSocketClient | undefined;
  let started = 0;
  let messages = 0;
  let isClosed = false;
  let hasPaused = false;
  openWebSocket(
    { url, path: "/trpc", headers: { Cookie: cookies[3] ?? "" } },
    {
      onOpen(opened) {
        client = opened;
        const frames = Array.from({ length: SUBSCRIPTIONS }, (_, id) => ({
          id,
          method: "subscription",
          params: { path: "chat.events", input: { teeTimeId } },
        }));
        opened.send(JSON.stringify(frames));
      },
      onText(text) {
        if (text.includes('"started"')) started++;
        else if (text.includes('"clientId"')) messages++;
        if (hasPaused || started < SUBSCRIPTIONS) return;
        hasPaused = true;
        client?.pause();
      },
      onClose() {
        isClosed = true;
      },
    },
  );
  return {
    hasPaused: () => hasPaused,
    /** Closed after messages, not instead of them. */
    isClosed: () => isClosed && messages > 0,
    resume: () => client?.resume(),
  };
}

/** Golfers chat in groups in which one socket stops reading. */
export const slow: Part = async (stage, { port }) => {
  const groups = stage.groups.slow;
  const server = await startStormServer(stage, port);
  const answers = new Answers();
  const delays = new Delays();
  const chatting = groups.map(({ cookies, ...group }) => ({ ...group, cookies: cookies.slice(0, 2) }));
  const clients = clientsOf(chatting, { urls: [server.url], answers, delays });
  const say = (messages: number) =>
    Promise.all(
      clients.map(async (client) => {
        for (let sent = 0; sent < messages; sent++) await client.say(LONG_MESSAGE);
      }),
    );
  await say(2);
  const before = await memoryOf(server.process);
  delays.take();
  await say(MESSAGES_EACH);
  await untilCaughtUp(clients);
  const alone = delays.take();

  const readers: ReturnType<typeof startSlowReader>[] = [];
  for (const group of groups) {
    const reader = startSlowReader(server.url, group);
    readers.push(reader);
    if (!(await until(reader.hasPaused, READY_WITHIN_MS))) throw new Error("a slow reader could not follow its chat");
  }
  let most = before.resident;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid) * 1024 ** 2);
  }, 200);
  await say(MESSAGES_EACH);
  await untilCaughtUp(clients);
  clearInterval(watch);
  const together = delays.take();
  // A reader learns that it was closed when it reads again.
  for (const reader of readers) reader.resume();
  const areClosed = await until(() => readers.every(({ isClosed }) => isClosed()), CLOSED_WITHIN_MS);
  const { after, complaints } = await memoryComesBack(server.process, before);
  await closeAll(clients);
  const lost = await historyComplaints(server.url, groups, clients);
  await stopWith(server, "SIGTERM");
  const open = readers.filter(({ isClosed }) => !isClosed()).length;
  return {
    rows: [
      {
        what: "slow readers, closed at their limit",
        count: `${readers.length}`,
        result:
          `${readers.length - open} closed; for the others 99 in 100 deliveries within ${together.p99.toFixed(0)} ms, ` +
          `${alone.p99.toFixed(0)} ms without slow readers; ${sum(clients, ({ acked }) => acked.length)} messages acknowledged, ` +
          `${lost.length} complaints; ${megabytes(before.resident)} before, at most ${megabytes(most)}, ${megabytes(after.resident)} after`,
      },
    ],
    complaints: [
      ...complaints,
      ...(areClosed ? [] : [`${open} slow readers were not closed`]),
      ...lost,
      ...answers.complaints({ isRestarted: false }),
      ...(await loggedBugs(stage)),
    ],
  };
};
