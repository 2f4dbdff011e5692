import { createFourballClient, type FourballClient } from "@fourball/client";
import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import type { Options } from "../options.ts";
import { drawGrowth } from "../report/draw-growth.ts";
import { type Spread, spreadOf } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { announce, say } from "../report/progress.ts";
import { writePicture, writeResult } from "../report/write-result.ts";
import { type Server, startFourball } from "../servers/start-server.ts";

const SIZES = [200, 2000, 20_000, 200_000];
/** What the others are compared with. */
const COMPARED = 200_000;
const GOLFERS = 12;
const CALL_SECONDS_MAX = 0.5;

type Api = FourballClient["api"];

/** What golfers ask for most, each by one request. */
const questions: Record<string, (api: Api) => Promise<unknown>> = {
  list: (api) => api.teeTime.list.query({ limit: 12 }),
  search: (api) => api.teeTime.list.query({ q: "willow creek", limit: 12 }),
  "near me": (api) => api.teeTime.list.query({ filter: "nearby", near: { latitude: 34, longitude: -118 }, limit: 12 }),
  "course search": (api) => api.course.list.query({ q: "maple val" }),
  dashboard: (api) => Promise.all([api.dashboard.stats.query(), api.dashboard.hosted.query(), api.dashboard.joined.query()]),
  "a tee time": async (api) => {
    const { items } = await api.teeTime.list.query({ limit: 1 });
    for (const { id } of items) await api.teeTime.get.query({ teeTimeId: id });
  },
  activity: (api) => api.notification.list.query({}),
  "marketplace page": (api) =>
    Promise.all([
      api.account.current.query(),
      api.notification.unread.query(),
      api.chat.unread.query(),
      api.dashboard.stats.query(),
      api.teeTime.countByDay.query(),
      api.teeTime.list.query({ limit: 12 }),
      api.teeTime.count.query({}),
      api.teeTime.fromPartners.query(),
      api.report.warnings.query(),
    ]),
};

type Measured = { games: number; question: string; api: Api[]; ms: number[] };

/** How long one golfer waits while nobody else asks, with more and more tee times. */
export async function benchGrowth(options: Options): Promise<void> {
  const sizes = [...SIZES.filter((size) => size < options.games), options.games];
  const servers: Server[] = [];
  const measured: Measured[] = [];
  try {
    for (const [index, games] of sizes.entries()) {
      const databaseUrl = await openDataSet(options, games);
      const server = await startFourball({ databaseUrl, port: options.port + index }, { RATE_LIMIT: "off" });
      servers.push(server);
      const golfers = (await signedInGolfers(databaseUrl)).slice(0, GOLFERS);
      const api = golfers.map(({ cookie }) => createFourballClient({ url: server.url, headers: { cookie } }).api);
      for (const question of Object.keys(questions)) measured.push({ games, question, api, ms: [] });
    }
    announce("growth", (options.rounds + 1) * measured.length * GOLFERS * CALL_SECONDS_MAX);
    for (let round = 0; round <= options.rounds; round++) {
      say(round === 0 ? "warm-up" : `round ${round} of ${options.rounds}`);
      for (const { question, api, ms } of measured) {
        for (const one of api) {
          const started = performance.now();
          await questions[question]?.(one);
          if (round > 0) ms.push(performance.now() - started);
        }
      }
    }
  } finally {
    for (const server of servers) await server[Symbol.asyncDispose]();
  }
  report(options, sizes, measured);
}

function report({ rounds, games }: Options, sizes: number[], measured: Measured[]): void {
  const spreads = new Map(measured.map(({ games, question, ms }) => [`${question} ${games}`, spreadOf(ms)]));
  const at = (question: string, size: number): Spread => spreads.get(`${question} ${size}`) ?? spreadOf([]);
  const names = Object.keys(questions);
  const compared = Math.min(COMPARED, games);
  const ratio = (question: string): string => (at(question, games).median / at(question, compared).median).toFixed(2);
  printTable(`Growth: p50 ms of ${rounds * GOLFERS} calls each, by tee times`, [
    ["", ...sizes.map((size) => size.toLocaleString("en-US")), `last / ${compared.toLocaleString("en-US")}`],
    ...names.map((name) => [name, ...sizes.map((size) => at(name, size).median.toFixed(1)), ratio(name)]),
  ]);
  const lines = names.map((name) => ({ name, points: sizes.map((size) => ({ games: size, ms: at(name, size).median })) }));
  writePicture("growth", drawGrowth(lines));
  writeResult("growth", { rounds, lines });
}
