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
  /** How many tee times the benchmarks of reads and writes are made with. */
  games: number;
  /** Seconds of one step of the chat benchmark; a contender takes up to twelve. */
  chatSeconds: number;
  /** Rooms of ten sockets without messages, whose memory is measured. */
  idleRooms: number;
  /** How many games golfers compete for in a round. */
  contested: number;
  fresh: boolean;
  /** A CSV file of courses to import instead of generated ones. */
  courses: string | undefined;
  /** Which benchmarks to run; empty for all. */
  wanted: string[];
};

const thorough = { rounds: 5, seconds: 4, games: 200_000, chatSeconds: 1, idleRooms: 500, contested: 60 };

export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: "string", default: "postgres://postgres@127.0.0.1:5432" },
      redis: { type: "string", default: "redis://127.0.0.1:6379" },
      port: { type: "string", default: "4301" },
      rounds: { type: "string" },
      games: { type: "string" },
      seconds: { type: "string" },
      fresh: { type: "boolean", default: false },
      courses: { type: "string" },
    },
  });
  return {
    databaseUrl: values.database,
    redisUrl: values.redis,
    port: Number(values.port),
    ...thorough,
    rounds: Number(values.rounds ?? thorough.rounds),
    games: Number(values.games ?? thorough.games),
    seconds: Number(values.seconds ?? thorough.seconds),
    fresh: values.fresh,
    courses: values.courses,
    wanted: positionals,
  };
}
