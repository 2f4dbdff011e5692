import { parseArgs } from "node:util";
import { z } from "zod";

/** Thirteen months. */
const YEAR_DAYS = 396;

const count = z.coerce.number().int().positive();

const schema = z.object({
  /** What happens when, and what golfers do, is derived from it. */
  seed: count.default(2028),
  days: count.min(2).default(YEAR_DAYS),
  golfers: count.min(8).default(300),
  /** The first of three ports: two servers and their Redis. */
  port: count.max(65_000).default(4501),
  /** A server on which databases may be created. */
  postgres: z
    .url({ protocol: /^postgres(ql)?$/, error: "--postgres must name a PostgreSQL on which databases may be created" })
    .default("postgres://postgres@127.0.0.1:5432/postgres"),
  /** What the name of the created database starts with. */
  database: z
    .string()
    .regex(/^[a-z]\w*$/)
    .default("fourball_year"),
});

export type YearOptions = z.infer<typeof schema>;

export function readYearOptions(args: string[]): YearOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { seed: text, days: text, golfers: text, port: text, postgres: text, database: text },
  });
  return schema.parse(values);
}
