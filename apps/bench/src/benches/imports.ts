import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import { manyCourses } from "../data/generated-courses.ts";
import { measureDuring } from "../load/measure-during.ts";
import type { Options } from "../options.ts";
import { spreadOf, spreadText } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { startBuilt } from "../servers/start-server.ts";

const SEARCHES = ["fox", "29 palms", "ridge california", "golf club", "zz nothing", "national", "lake", "oak hills"];

/** Measures an admin's import of 13,000 courses into the embedded database, the latency of other requests, and a search afterwards. */
export async function benchImports({ port, rounds, courses: csvFile }: Options): Promise<void> {
  const courses = manyCourses(csvFile);
  const measured: { ms: number; others: number[]; searches: number[] }[] = [];
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
    const settings = { DATA_DIR: join(folder, "data"), SEED: "demo", RATE_LIMIT: "off" };
    await using server = await startBuilt(port, folder, settings);
    measured.push(await measure(server.url, courses));
    rmSync(folder, { recursive: true, force: true });
  }
  const times = spreadOf(measured.map(({ ms }) => ms));
  const [others, searches] = [measured.flatMap((each) => each.others), measured.flatMap((each) => each.searches)];
  printTable(`Import of ${courses.length} ${csvFile ? "" : "generated "}courses, embedded database, ${rounds} rounds`, [
    ["", "ms", "min-max"],
    ["the whole import", ...spreadText(times)],
    ["a list of tee times during the import: p50, p95, longest", ...percentiles(others)],
    ["a search over all of them: p50, p95, longest", ...percentiles(searches)],
  ]);
  writeResult("imports", { rounds, courses: courses.length, times, others: spreadOf(others), searches: spreadOf(searches) });
}

async function measure(url: string, courses: object[]) {
  const json = { "content-type": "application/json" };
  const admin = JSON.stringify({ email: DEMO_EMAIL.admin, password: DEMO_PASSWORD });
  const signedIn = await fetch(`${url}/api/auth/login`, { method: "POST", headers: json, body: admin });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const started = performance.now();
  const body = JSON.stringify({ courses });
  const sent = fetch(`${url}/api/admin/courses/csv`, { method: "POST", headers: { ...json, cookie }, body }).then(
    async (response) => {
      if (!response.ok) throw new Error(`the import failed with status ${response.status}`);
      await response.json();
      return performance.now() - started;
    },
  );
  const others = await measureDuring(sent, () => fetch(`${url}/api/tee-times?limit=12`, { headers: { cookie } }));
  const searches: number[] = [];
  for (const words of SEARCHES) {
    const searchStarted = performance.now();
    await (await fetch(`${url}/api/courses?limit=50&q=${encodeURIComponent(words)}`, { headers: { cookie } })).json();
    searches.push(performance.now() - searchStarted);
  }
  return { ms: await sent, others, searches };
}

function percentiles(values: number[]): [string, string] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => String(Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0));
  return [at(0.5), `${at(0.95)}, ${at(1)}`];
}
