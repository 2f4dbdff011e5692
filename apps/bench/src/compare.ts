import "temporal-polyfill/global";
import postgres from "postgres";
import { chatTargets } from "./benches/chat-targets.ts";
import { targets } from "./benches/contention-targets.ts";
import { listContenders } from "./benches/list-contenders.ts";
import { assertSamePage } from "./benches/same-page.ts";
import { makeChatGames, namedRooms } from "./data/chat-games.ts";
import { AT_ONCE, makeGames, overbooked } from "./data/contested-games.ts";
import { TINY } from "./data/generate.ts";
import { signedInGolfers } from "./data/golfers.ts";
import { openDataSet } from "./data/open-data-set.ts";
import { runInChildProcess, startInChildProcess } from "./load/child-process.ts";
import type { FanOutFigures, FanOutLoad } from "./load/fan-out.ts";
import type { IdleLoad, IdleSockets } from "./load/idle-sockets.ts";
import type { RaceFigures, RaceLoad } from "./load/race.ts";
import type { SteadyFigures, SteadyLoad } from "./load/steady.ts";
import { readOptions } from "./options.ts";
import { say } from "./report/progress.ts";
import { startFourball, startPeer } from "./servers/start-server.ts";

/** However slow the machine is. */
const WITHIN_SECONDS = 60;
const LOAD_SECONDS = 1;
const CHAT_SECONDS = 0.1;
const LISTENERS = 10;

const options = readOptions(process.argv.slice(2));
const { redisUrl, port } = options;
const databaseUrl = await openDataSet({ ...options, fresh: true }, TINY);
const golfers = await signedInGolfers(databaseUrl);
const cookies = golfers.filter(({ wantsReasons }) => !wantsReasons).map(({ cookie }) => cookie);
const sql = postgres(databaseUrl, { max: 2 });
const [fourball, ceiling, express] = await Promise.all([
  startFourball({ databaseUrl, port }, { REDIS_URL: redisUrl, RATE_LIMIT: "off" }),
  startPeer("ceiling", { databaseUrl, port: port + 1 }),
  startPeer("express-drizzle", { databaseUrl, port: port + 2 }),
]);
const servers = { fourball, ceiling, express };

await comparePages();
await Promise.all([compareRaces(), compareChats()]);
await holdIdleSockets();
say("all contenders send the same page, decide races alike and deliver every message");

await sql.end();
for (const server of Object.values(servers)) await server[Symbol.asyncDispose]();

function assert(isRight: boolean, what: string, found: unknown): void {
  if (!isRight) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

async function comparePages(): Promise<void> {
  const contenders = listContenders(servers, []).filter((contender) => !contender.cookies);
  await assertSamePage(contenders, cookies[0] ?? "");
  const paths = contenders.filter(({ server }) => server === fourball).map(({ path }) => path);
  const load = { url: fourball.url, paths, cookies, seconds: LOAD_SECONDS };
  const figures = await runInChildProcess<SteadyLoad, SteadyFigures>("steady", load, WITHIN_SECONDS);
  assert(figures.answered > 0 && figures.failed === 0, "Not every page was answered", figures);
}

/** Of all who compete for a spot one gets it, and all may ask for it. */
async function compareRaces(): Promise<void> {
  for (const target of targets)
    for (const [action, taken] of [
      ["approve", 1],
      ["join", AT_ONCE],
    ] as const) {
      const games = await makeGames(sql, golfers, 1, action === "approve");
      const attempts = games.map((game) => game.requests.map((request) => target[action](game, request)));
      const load = { url: servers[target.server].url, games: attempts, gamesAtOnce: 1 };
      const { statuses } = await runInChildProcess<RaceLoad, RaceFigures>("race", load, WITHIN_SECONDS);
      const accepted = (statuses[200] ?? 0) + (statuses[201] ?? 0);
      // The one in Express leaves some refusals to a constraint of the database, and answers 500.
      const refused = (statuses[409] ?? 0) + (target.server === "express" ? (statuses[500] ?? 0) : 0);
      const isRight = accepted === taken && refused === AT_ONCE - taken && (await overbooked(sql, games)) === 0;
      assert(isRight, `${target.name} decides another way: ${action}`, statuses);
    }
}

async function compareChats(): Promise<void> {
  for (const target of chatTargets) {
    const configs = target.hasGames ? await makeChatGames(sql, golfers, 1, LISTENERS) : namedRooms(1, LISTENERS);
    const peer = target.isFourball ? undefined : await target.start({ databaseUrl, redisUrl, port: port + 3 });
    const { url, pid } = peer ?? fourball;
    const { protocol } = target;
    const externalWriter = target.isWrittenExternally ? { databaseUrl, redisUrl } : undefined;
    const load = { url, pid, protocol, configs, externalWriter, inFlight: 1, seconds: CHAT_SECONDS };
    const { lost, refused } = await runInChildProcess<FanOutLoad, FanOutFigures>("fan-out", load, WITHIN_SECONDS);
    await peer?.[Symbol.asyncDispose]();
    assert(lost + refused === 0, `${target.name} loses messages`, { lost, refused });
  }
}

async function holdIdleSockets(): Promise<void> {
  const configs = await makeChatGames(sql, golfers, 1, LISTENERS);
  const load = { url: fourball.url, protocol: "/trpc", configs } as const;
  using idle = await startInChildProcess<IdleLoad, IdleSockets>("idle-sockets", load, WITHIN_SECONDS);
  assert(idle.result.opened === LISTENERS, "Not every idle socket was opened", idle.result);
}
