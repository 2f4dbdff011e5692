import type { Box } from "@fourball/domain/box";
import postgres from "postgres";
import { manyCourses } from "../data/generated-courses.ts";
import { signedInGolfers } from "../data/golfers.ts";
import { openDataSet } from "../data/open-data-set.ts";
import type { Options } from "../options.ts";
import { spreadOf } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { startFourball } from "../servers/start-server.ts";

const GAMES = 200_000;
const CALLS_A_ROUND = 5;

const BOXES: readonly [name: string, box: Box][] = [
  ["town", { west: -97.9, south: 30.1, east: -97.5, north: 30.5 }],
  ["metro", { west: -98.4, south: 29.8, east: -97.1, north: 30.8 }],
  ["state", { west: -106.6, south: 25.8, east: -93.5, north: 36.5 }],
  ["country", { west: -125, south: 24, east: -66, north: 50 }],
  ["sea", { west: -60, south: 30, east: -40, north: 45 }],
];

type Contender = { name: string; call: () => Promise<number>; ms: number[]; size: number };

/** The least that any server has to do: one prepared statement that counts the games of each course in the box. */
const ceiling = (sql: postgres.Sql, { west, south, east, north }: Box) => sql`
  select c.id, c.latitude::float8, c.longitude::float8, count(*)::int as games
  from golf_courses c join tee_times t on t.course_id = c.id
  where c.latitude between ${south}::float8 and ${north}::float8 and c.longitude between ${west}::float8 and ${east}::float8
    and t.status = 'active' and t.is_public and t.tee_off_at > now()
  group by c.id`;

/** What a golfer waits for when the map moves or the list is narrowed to a part of it, one call after another. */
export async function benchBoxes(options: Options): Promise<void> {
  const courses = options.courses ? manyCourses(options.courses) : undefined;
  const databaseUrl = await openDataSet(options, GAMES, courses);
  const [golfer] = await signedInGolfers(databaseUrl);
  await using server = await startFourball({ databaseUrl, port: options.port }, { RATE_LIMIT: "off" });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const headers = { cookie: golfer?.cookie ?? "" };
  const ask = async (path: string, input: object): Promise<number> => {
    const answer = await fetch(`${server.url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers });
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(input)} answered ${answer.status}`);
    return (await answer.text()).length;
  };
  const contenders = BOXES.flatMap(([place, box]) => [
    { name: `${place}: ceiling, one statement`, call: async () => (await ceiling(sql, box)).length },
    { name: `${place}: the map`, call: () => ask("teeTime.map", { box }) },
    { name: `${place}: a page of the list`, call: () => ask("teeTime.list", { box, limit: 12 }) },
    { name: `${place}: how many there are`, call: () => ask("teeTime.count", { box }) },
  ]).map((contender): Contender => ({ ...contender, ms: [], size: 0 }));
  for (const { call } of contenders) await call();
  for (let round = 0; round < options.rounds; round++)
    for (const contender of contenders)
      for (let turn = 0; turn < CALLS_A_ROUND; turn++) {
        const started = performance.now();
        contender.size = await contender.call();
        contender.ms.push(performance.now() - started);
      }
  await sql.end();
  const results = contenders.map(({ name, ms, size }) => ({ name, ms: spreadOf(ms), p95: percentile(ms, 0.95), size }));
  printTable(
    `Boxes: ${courses ? `${courses.length} courses of the file` : "generated courses"}, ${GAMES} tee times, ${options.rounds * CALLS_A_ROUND} calls each`,
    [
      ["", "p50 ms", "p95 ms", "bytes (ceiling: rows)"],
      ...results.map(({ name, ms, p95, size }) => [name, ms.median.toFixed(1), p95.toFixed(1), String(size)]),
    ],
  );
  writeResult("boxes", { courses: courses?.length ?? "generated", rounds: options.rounds, results });
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;
