import { parseArgs } from "node:util";
import { z } from "zod";

/** In their order: the last signs out golfers of the others. */
const PART_NAMES = ["idle", "reconnect", "slow", "redis", "revoked"] as const;
export type PartName = (typeof PART_NAMES)[number];

const count = z.coerce.number().int().positive();

const schema = z.object({
  /** Idle sockets. */
  sockets: count.default(10_000),
  /** Golfers who chat. */
  clients: count.min(20).default(2000),
  /** Of the server under those who chat. */
  restarts: z.literal([0, 2]).default(2),
  /** The pauses between messages are derived from it. */
  seed: count.default(() => 1 + Math.floor(Math.random() * 2 ** 31)),
  /** The first port of the servers under test. */
  port: count.max(65_000).default(4401),
  /** A server on which databases may be created; the embedded database without it. */
  postgres: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The parts to run. */
  parts: z
    .array(z.enum(PART_NAMES))
    .transform((parts): readonly PartName[] => PART_NAMES.filter((name) => parts.length === 0 || parts.includes(name)))
    .default([...PART_NAMES]),
});

export type StormOptions = z.infer<typeof schema>;

export const stormOptions = (given: z.input<typeof schema>): StormOptions => schema.parse(given);

export function readStormOptions(args: string[]): StormOptions {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { sockets: text, clients: text, seed: text, port: text, postgres: text },
  });
  return schema.parse({ ...values, parts: positionals });
}
