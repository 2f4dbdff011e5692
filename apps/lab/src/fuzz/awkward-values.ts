import { type Arbitrary, anything, constantFrom, dictionary, oneof, string } from "fast-check";

/** Replaced by ids of existing rows before an input is sent. */
const KNOWN = ["{teeTime}", "{course}", "{golfer}", "{participant}"] as const;

/** Values that parsers, number formats and databases are known to stumble over. */
export const awkward: Arbitrary<unknown> = oneof(
  string({ unit: "binary", maxLength: 40 }),
  constantFrom<unknown>(
    ...KNOWN,
    ...["", "\u0000", "\ud800", "__proto__", "NaN", -1, 2 ** 53, 1e308, null, true, [], {}, "x".repeat(5000)],
    ...[
      "2026-02-30",
      "24:00",
      "2100-06-01",
      "07:30",
      4,
      0,
      "confirmed",
      "casual",
      "⛳",
      "a@example.com",
      "\u202e",
      "%00",
      "' or 1=1 --",
    ],
  ),
  anything({ maxDepth: 2, withNullPrototype: false }),
);

export const awkwardText: Arbitrary<string> = oneof(
  constantFrom<string>(...KNOWN, "", "\u0000", "..", "%", "constructor", "null", "1e9", "-1", "\ud800", "x".repeat(3000)),
  string({ unit: "binary", maxLength: 30 }),
);

/** Objects with the names that the API knows, and values that it should refuse. */
export const awkwardObject = (names: readonly string[]): Arbitrary<unknown> =>
  oneof(dictionary(constantFrom(...names, "__proto__", "constructor"), awkward, { maxKeys: 8 }), awkward);
