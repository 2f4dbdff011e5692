import type { PostgresType } from "postgres";

/** Sums and counts arrive as numbers, as they do from the embedded engine; what a number cannot hold stays exact. */
export const int8AsNumber: PostgresType<number | bigint> = {
  to: 20,
  from: [20],
  serialize: (value) => String(value),
  parse: (text: string) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  },
};
