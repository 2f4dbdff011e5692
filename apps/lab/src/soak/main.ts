import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { makeChatGames, removeChatGames } from "@fourball/bench/data/chat-games";
import { signedInGolfers } from "@fourball/bench/data/golfers";
import { openDataSet } from "@fourball/bench/data/open-data-set";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import { writeResult } from "@fourball/bench/report/write-result";
import { MEMORY_PROBE, megabytes, memoryOf } from "@fourball/bench/servers/memory";
import { residentMegabytes } from "@fourball/bench/servers/process-figures";
import { startFourball } from "@fourball/bench/servers/start-server";
import postgres from "postgres";
import type { ChatsFigures, ChatsWork } from "./chats.ts";
import { readOptions } from "./options.ts";

const TEE_TIMES = 200;
const LISTENERS = 5;
const LOAD_PROCESSES = 2;
const AIM_P99_MS = 250;
const SAMPLE_EVERY_MS = 30_000;

const options = readOptions(process.argv.slice(2));
const { redisUrl, port, rooms, perSecond, minutes } = options;
const databaseUrl = await openDataSet({ ...options, fresh: false }, TEE_TIMES);
const golfers = await signedInGolfers(databaseUrl);
const sql = postgres(databaseUrl, { max: 1 });
const configs = await makeChatGames(sql, golfers, rooms, LISTENERS);
const chats = Array.from({ length: rooms }, (_, room) => configs.slice(room * LISTENERS, (room + 1) * LISTENERS));

const start = (index: number) =>
  startFourball({ databaseUrl, port: port + index }, { REDIS_URL: redisUrl, RATE_LIMIT: "off" }, MEMORY_PROBE);
await using first = await start(0);
await using second = await start(1);
const servers = [first, second];
const memory = () => Promise.all(servers.map((server) => memoryOf(server.process)));

/** Each has whole chats, whose listeners are connected to both servers. */
const loads = Array.from({ length: LOAD_PROCESSES }, (_, index) => {
  const work: ChatsWork = {
    urls: servers.map(({ url }) => url),
    chats: chats.filter((_, chat) => chat % LOAD_PROCESSES === index),
    perSecond: perSecond / LOAD_PROCESSES,
    seconds: minutes * 60,
  };
  const child = fork(fileURLToPath(new URL("./chats.ts", import.meta.url)), { env: {}, serialization: "advanced" });
  child.send(work);
  return child;
});
const answers = async (): Promise<unknown[]> =>
  Promise.all(
    loads.map(async (child) => {
      const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
      if (typeof message === "number" || message === null) throw new Error("a load process failed");
      return message;
    }),
  );

const before = await memory();
say(`opens ${rooms * LISTENERS} sockets in ${rooms} chats on two servers`);
await answers();
const open = await memory();
say(`sends ${perSecond} messages a second for ${minutes} min`);
const sampling = setInterval(
  () => say(`resident: ${servers.map(({ pid }) => `${residentMegabytes(pid).toFixed(0)} MB`).join(", ")}`),
  SAMPLE_EVERY_MS,
);
const results = answers();
for (const child of loads) child.send("start");
const figures = figuresOf(await results);
clearInterval(sampling);
const after = await memory();
await removeChatGames(sql);
await sql.end();

const latencies = Float64Array.from(figures.flatMap(({ latencies }) => latencies)).sort();
const quantile = (share: number): number => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
const sum = (pick: (one: ChatsFigures) => number): number => figures.reduce((total, one) => total + pick(one), 0);
const result = {
  sockets: rooms * LISTENERS,
  rooms,
  perSecond,
  minutes,
  sent: sum(({ sent }) => sent),
  delivered: latencies.length,
  p50: quantile(0.5),
  p95: quantile(0.95),
  p99: quantile(0.99),
  max: quantile(1),
  missing: sum(({ missing }) => missing),
  gaps: sum(({ faults }) => faults.gaps),
  repeated: sum(({ faults }) => faults.repeated),
  refused: sum(({ faults }) => faults.refused),
  lostSockets: sum(({ faults }) => faults.lostSockets),
};
printTable(
  `Soak: ${result.sockets} sockets, ${perSecond} messages a second for ${minutes} min; aim: p99 of ${AIM_P99_MS} ms`,
  Object.entries(result).map(([name, value]) => [name, String(value)]),
);
printTable("Memory after collections, with all in use (heap and buffers)", [
  ["", "before", "opened", "at the end"],
  ...servers.map((_, index) => [
    `server ${index + 1}`,
    ...[before, open, after].map((each) => `${megabytes(each[index]?.resident ?? 0)} (${megabytes(each[index]?.used ?? 0)})`),
  ]),
]);
writeResult("soak", { ...result, memory: { before, open, after } });
const isWrong = result.missing + result.gaps + result.repeated + result.refused + result.lostSockets > 0;
if (isWrong || !(result.p99 <= AIM_P99_MS)) process.exitCode = 1;

/** The program `chats.ts` answers with nothing else. */
function figuresOf(messages: unknown[]): ChatsFigures[] {
  return messages as ChatsFigures[];
}
