import { parseArgs } from "node:util";

export type Options = {
  /** A server on which databases may be created; the path is ignored. */
  databaseUrl: string;
  /** The event bus between processes. */
  redisUrl: string;
  /** The first port of the servers under test. */
  port: number;
  rounds: number;
  seconds: number;
  fresh: boolean;
  /** A CSV file of courses to import instead of generated ones. */
  courses: string | undefined;
  /** Which benchmarks to run; empty for all. */
  wanted: string[];
};

export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: "string", default: "postgres://postgres@127.0.0.1:5432" },
      redis: { type: "string", default: "redis://127.0.0.1:6379" },
      port: { type: "string", default: "4301" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
      fresh: { type: "boolean", default: false },
      courses: { type: "string" },
    },
  });
  return {
    databaseUrl: values.database,
    redisUrl: values.redis,
    port: Number(values.port),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    fresh: values.fresh,
    courses: values.courses,
    wanted: positionals,
  };
}
