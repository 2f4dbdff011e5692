import postgres from "postgres";
import { makeChatGames, namedRooms, removeChatGames } from "../data/chat-games.ts";
import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import type { ListenerConfig } from "../load/chat-protocols.ts";
import { runInChildProcess } from "../load/child-process.ts";
import type { FanOutFigures, FanOutLoad } from "../load/fan-out.ts";
import type { IdleFigures, IdleLoad } from "../load/idle-sockets.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText, withFigures } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { type ChatTarget, chatTargets } from "./chat-targets.ts";

const FEW = 200;
const IDLE = { rooms: 500, listeners: 10 };

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
  const start = (target: ChatTarget) => target.start({ databaseUrl, redisUrl, port: options.port + chatTargets.indexOf(target) });

  const measureIdle = async (target: ChatTarget): Promise<IdleFigures> => {
    await using server = await start(target);
    const configs = await configsFor(target, IDLE.rooms, IDLE.listeners);
    return await runInChildProcess<IdleLoad, IdleFigures>("idle-sockets", { ...server, protocol: target.protocol, configs });
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
    const load = { url, pid, protocol, configs, externalWriter, inFlight, seconds: options.seconds };
    return await runInChildProcess<FanOutLoad, FanOutFigures>("fan-out", load);
  };

  const idle = chatTargets
    .filter(({ isWrittenExternally, hasGames }) => isWrittenExternally || !hasGames)
    .map((target) => withFigures<{ target: ChatTarget }, IdleFigures>({ target }));
  const entries = shapes.flatMap((shape) => chatTargets.map((target) => withFigures<Entry, FanOutFigures>({ shape, target })));
  for (let round = 0; round < options.rounds; round++) {
    for (const { shape, target, figures } of entries) figures.push(await measureFanOut(target, shape));
    for (const { target, figures } of idle) figures.push(await measureIdle(target));
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
  for (const { name } of shapes) {
    const shown = results.filter(({ shape }) => shape === name);
    const top = shown[0]?.perSecond.median ?? 1;
    printTable(`Chat, ${name}, ${options.rounds} rounds`, [
      [
        "",
        "deliveries/s",
        "min-max",
        "of ceiling",
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
    kilobytes: spreadOf(figures.map(({ kilobytesPerSocket }) => kilobytesPerSocket)),
  }));
  const least = memory[0]?.kilobytes.median ?? 1;
  printTable(`Chat, ${IDLE.rooms * IDLE.listeners} idle sockets in rooms of ${IDLE.listeners}, ${options.rounds} rounds`, [
    ["", "KB a socket", "min-max", "of ceiling"],
    ...memory.map(({ name, kilobytes }) => [name, ...spreadText(kilobytes), (kilobytes.median / least).toFixed(2)]),
  ]);
  writeResult("chat", { rounds: options.rounds, seconds: options.seconds, results, memory });
}

type Entry = { shape: (typeof shapes)[number]; target: ChatTarget };
