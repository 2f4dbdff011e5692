import postgres from "postgres";
import { makeChatGames, namedRooms, removeChatGames } from "../data/chat-games.ts";
import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import type { ListenerConfig } from "../load/chat-protocols.ts";
import { runInChildProcess } from "../load/child-process.ts";
import type { FanOutFigures, FanOutLoad } from "../load/fan-out.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText, withFigures } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { announce, say } from "../report/progress.ts";
import { writeResult } from "../report/write-result.ts";
import { MEMORY_PROBE } from "../servers/memory.ts";
import { type ChatTarget, chatTargets } from "./chat-targets.ts";
import { type IdleFigures, measureIdle } from "./idle-sockets.ts";

const FEW = 200;
/** To connect all listeners, and to wait until the memory has settled. */
const CONNECT_SECONDS = 60;
/** The warm-up, the search for the maximum, up to nine rates and half of the best, each with what is on its way at its end. */
const fanOutSeconds = (stepSeconds: number): number => CONNECT_SECONDS + 12 * (stepSeconds + 5);

const IDLE_LISTENERS = 10;

const shapes = [
  { name: "one room of 500", rooms: 1, listeners: 500, inFlight: 8 },
  { name: "50 rooms of 10", rooms: 50, listeners: 10, inFlight: 200 },
] as const;

/** Measures the delivery of messages to all listeners of a room, and the memory of an idle listener. */
export async function benchChat(options: Options): Promise<void> {
  const { redisUrl } = options;
  const databaseUrl = await openDataSet(options, FEW);
  const golfers = await signedInGolfers(databaseUrl);
  const sql = postgres(databaseUrl, { max: 2 });
  const configsFor = ({ hasGames }: ChatTarget, rooms: number, listeners: number): Promise<ListenerConfig[]> =>
    hasGames ? makeChatGames(sql, golfers, rooms, listeners) : Promise.resolve(namedRooms(rooms, listeners));
  const start = (target: ChatTarget, nodeArgs: string[] = []) =>
    target.start({ databaseUrl, redisUrl, port: options.port + chatTargets.indexOf(target), nodeArgs });

  const idleOf = async (target: ChatTarget): Promise<IdleFigures> => {
    await using server = await start(target, MEMORY_PROBE);
    const { protocol } = target;
    const configs = await configsFor(target, options.idleRooms, IDLE_LISTENERS);
    return await measureIdle(server, { url: server.url, protocol, configs }, CONNECT_SECONDS);
  };
  const measureFanOut = async (
    target: ChatTarget,
    { rooms, listeners, inFlight }: (typeof shapes)[number],
  ): Promise<FanOutFigures> => {
    await using server = await start(target);
    const configs = await configsFor(target, rooms, listeners);
    const { url, pid } = server;
    const { protocol } = target;
    const externalWriter = target.isWrittenExternally ? { databaseUrl, redisUrl } : undefined;
    const load = { url, pid, protocol, configs, externalWriter, inFlight, seconds: options.chatSeconds };
    return await runInChildProcess<FanOutLoad, FanOutFigures>("fan-out", load, fanOutSeconds(options.chatSeconds));
  };

  const idle = chatTargets
    .filter(({ isWrittenExternally, hasGames }) => isWrittenExternally || !hasGames)
    .map((target) => withFigures<{ target: ChatTarget }, IdleFigures>({ target }));
  const entries = shapes.flatMap((shape) => chatTargets.map((target) => withFigures<Entry, FanOutFigures>({ shape, target })));
  announce("chat", options.rounds * (entries.length * fanOutSeconds(options.chatSeconds) + idle.length * CONNECT_SECONDS));
  for (let round = 1; round <= options.rounds; round++) {
    for (const { shape, target, figures } of entries) {
      say(`round ${round} of ${options.rounds}: ${shape.name}, ${target.name}`);
      figures.push(await measureFanOut(target, shape));
    }
    for (const { target, figures } of idle) {
      say(`round ${round} of ${options.rounds}: idle sockets, ${target.name}`);
      figures.push(await idleOf(target));
    }
  }
  await removeChatGames(sql);
  await sql.end();

  const results = entries.map(({ shape, target, figures }) => {
    const of = (pick: (one: FanOutFigures) => number) => spreadOf(figures.map(pick));
    return {
      shape: shape.name,
      name: target.name,
      perSecond: of(({ saturated }) => saturated.perSecond),
      p50: of(({ relaxed }) => relaxed.p50),
      p99: of(({ relaxed }) => relaxed.p99),
      busyMicros: of(({ saturated }) => saturated.busyMicros),
      inTime: `${figures.filter(({ isInTime }) => isInTime).length}/${figures.length}`,
      lost: figures.reduce((sum, { lost }) => sum + lost, 0),
      refused: figures.reduce((sum, { refused }) => sum + refused, 0),
    };
  });
  for (const { name, listeners } of shapes) {
    const shown = results.filter(({ shape }) => shape === name);
    const top = shown[0]?.perSecond.median ?? 1;
    printTable(`Chat, ${name}, ${options.rounds} rounds`, [
      [
        "",
        "deliveries/s",
        "min-max",
        "of ceiling",
        "messages/s",
        "server µs each",
        "p50 ms at half",
        "p99 ms at half",
        "in time",
        "lost",
        "refused",
      ],
      ...shown.map(({ name, perSecond, busyMicros, p50, p99, inTime, lost, refused }) => [
        name,
        ...spreadText(perSecond),
        (perSecond.median / top).toFixed(2),
        (perSecond.median / listeners).toFixed(0),
        busyMicros.median.toFixed(1),
        p50.median.toFixed(1),
        p99.median.toFixed(1),
        inTime,
        String(lost),
        String(refused),
      ]),
    ]);
  }
  const memory = idle.map(({ target, figures }) => ({
    name: target.name,
    resident: spreadOf(figures.map(({ resident }) => resident)),
    used: spreadOf(figures.map(({ used }) => used)),
  }));
  const least = memory[0]?.used.median ?? 1;
  printTable(`Chat, ${options.idleRooms * IDLE_LISTENERS} idle sockets in rooms of ${IDLE_LISTENERS}, ${options.rounds} rounds`, [
    ["", "KB a socket: heap and buffers", "of ceiling", "resident", "min-max"],
    ...memory.map(({ name, used, resident }) => [
      name,
      used.median.toFixed(1),
      (used.median / least).toFixed(2),
      resident.median.toFixed(1),
      `${resident.min.toFixed(1)}-${resident.max.toFixed(1)}`,
    ]),
  ]);
  writeResult("chat", { rounds: options.rounds, seconds: options.chatSeconds, results, memory });
}

type Entry = { shape: (typeof shapes)[number]; target: ChatTarget };
