import { Agent, request } from "node:http";
import { serveParent } from "./child-process.ts";

export type Attempt = { method: "POST" | "PATCH"; path: string; body: unknown; cookie: string };
/** All attempts of a game run at once; `gamesAtOnce` games run at a time. */
export type RaceLoad = { url: string; games: Attempt[][]; gamesAtOnce: number };
export type RaceFigures = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> };

async function race({ url, games, gamesAtOnce }: RaceLoad): Promise<RaceFigures> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  const statuses: Record<string, number> = {};

  const attempt = async (one: Attempt): Promise<void> => {
    const started = performance.now();
    const status = await send(agent, url, one);
    took.push(performance.now() - started);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const waiting = [...games];
  const worker = async (): Promise<void> => {
    for (let game = waiting.shift(); game; game = waiting.shift()) await Promise.all(game.map(attempt));
  };

  const started = performance.now();
  await Promise.all(Array.from({ length: gamesAtOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const quantile = (share: number): number => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / seconds, p50: quantile(0.5), p99: quantile(0.99), statuses };
}

const send = (agent: Agent, url: string, { method, path, body, cookie }: Attempt): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text), cookie };
    const call = request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    call.once("error", reject);
    call.end(text);
  });

serveParent(race);
