import { parseArgs } from "node:util";

export type SoakOptions = {
  /** A PostgreSQL on which databases may be created; the path is ignored. */
  databaseUrl: string;
  redisUrl: string;
  /** The first port of the two servers. */
  port: number;
  rooms: number;
  perSecond: number;
  minutes: number;
};

export function readOptions(args: string[]): SoakOptions {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: "string", default: "postgres://postgres@127.0.0.1:5432" },
      redis: { type: "string", default: "redis://127.0.0.1:6379" },
      port: { type: "string", default: "4321" },
      rooms: { type: "string", default: "2000" },
      rate: { type: "string", default: "50" },
      minutes: { type: "string", default: "10" },
    },
  });
  return {
    databaseUrl: values.database,
    redisUrl: values.redis,
    port: Number(values.port),
    rooms: Number(values.rooms),
    perSecond: Number(values.rate),
    minutes: Number(values.minutes),
  };
}
