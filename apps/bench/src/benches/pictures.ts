import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInChildProcess } from "../load/child-process.ts";
import type { DrawingFigures, DrawingLoad } from "../load/draw-pictures.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { startBuilt } from "../servers/start-server.ts";

/** As many as the server draws at once, and twice as many who ask. */
const AT_ONCE = 2;
const ASKING = 4;

/** Asked for last, so the server still has them. */
const KEPT = 50;

type Asked = { perSecond: number; times: number[]; keptTimes: number[]; bytes: number[] };

/** The pictures of golfers, which are all equally hard to draw: each asked for the first time and then again, beside two processes that do nothing but draw. */
export async function benchPictures({ port, rounds, seconds }: Options): Promise<void> {
  const ceilings: number[] = [];
  const asked: Asked[] = [];
  for (let round = 0; round < rounds; round++) {
    const drawing = () => runInChildProcess<DrawingLoad, DrawingFigures>("draw-pictures", { seconds }, seconds + 30);
    const drawn = await Promise.all(Array.from({ length: AT_ONCE }, drawing));
    ceilings.push(drawn.reduce((sum, { perSecond }) => sum + perSecond, 0));
    const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
    const settings = { DATA_DIR: join(folder, "data"), SEED: "demo", RATE_LIMIT: "off" };
    await using server = await startBuilt(port, folder, settings);
    asked.push(await askForAll(server.url));
    rmSync(folder, { recursive: true, force: true });
  }
  const ceiling = spreadOf(ceilings);
  const fourball = spreadOf(asked.map(({ perSecond }) => perSecond));
  const [times, kept] = [asked.flatMap((each) => each.times), asked.flatMap((each) => each.keptTimes)];
  const largest = Math.max(...asked.flatMap(({ bytes }) => bytes));
  printTable(`Pictures of ${times.length / rounds} golfers, ${ASKING} asking, ${rounds} rounds`, [
    ["", "pictures/s", "min-max", "of ceiling", "p50 ms", "p95 ms"],
    [`ceiling: ${AT_ONCE} processes that draw`, ...spreadText(ceiling), "1.00", "", ""],
    ["Fourball, drawn", ...spreadText(fourball), (fourball.median / ceiling.median).toFixed(2), ...percentiles(times)],
    ["Fourball, kept", "", "", "", ...percentiles(kept)],
    [`the largest: ${Math.round(largest / 1000)} KB`, "", "", "", "", ""],
  ]);
  writeResult("pictures", { rounds, ceiling, fourball, times: spreadOf(times), kept: spreadOf(kept), largest });
}

async function askForAll(url: string): Promise<Asked> {
  const listed = await (await fetch(`${url}/sitemaps/profiles-1.xml`)).text();
  const pages = [...listed.matchAll(/<loc>[^<]*?(\/profile\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  const paths: string[] = [];
  for (const page of pages) {
    const html = await (await fetch(url + page)).text();
    paths.push(/\/link-pictures\/[^"]+/.exec(html)?.[0] ?? "");
  }
  const bytes: number[] = [];
  const ask = async (path: string): Promise<number> => {
    const started = performance.now();
    const picture = await fetch(url + path);
    bytes.push((await picture.arrayBuffer()).byteLength);
    if (!picture.headers.get("cache-control")?.includes("immutable")) throw new Error(`no picture of its own at ${path}`);
    return performance.now() - started;
  };
  const all = async (asked: readonly string[]): Promise<number[]> => {
    const waiting = [...asked];
    const one = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) times.push(await ask(path));
      return times;
    };
    return (await Promise.all(Array.from({ length: ASKING }, one))).flat();
  };
  const started = performance.now();
  const times = await all(paths);
  const perSecond = (times.length * 1000) / (performance.now() - started);
  return { perSecond, times, keptTimes: await all(paths.slice(0, KEPT)), bytes };
}

function percentiles(values: number[]): [string, string] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => String(Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0));
  return [at(0.5), at(0.95)];
}
