import { parseArgs } from "node:util";

export type ScalingOptions = {
  /** The first of twenty ports. */
  port: number;
  /** A server on which databases may be created, where the simulation is not about PostgreSQL. */
  postgres: string;
  seconds: number;
  rounds: number;
  games: number;
  /** A checkout of the release before, built. */
  from: string | undefined;
  wanted: string[];
};

export function readScalingOptions(args: string[]): ScalingOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      postgres: { type: "string", default: "postgres://postgres@127.0.0.1:5432" },
      port: { type: "string", default: "4501" },
      seconds: { type: "string", default: "5" },
      rounds: { type: "string", default: "3" },
      games: { type: "string", default: "20000" },
      from: { type: "string" },
    },
  });
  return {
    port: Number(values.port),
    postgres: values.postgres,
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    games: Number(values.games),
    from: values.from,
    wanted: positionals,
  };
}
