import { type Arbitrary, array, constant, constantFrom, oneof, record, string, uint8Array } from "fast-check";
import { awkward, awkwardObject } from "./awkward-values.ts";
import { caller, type FuzzInput } from "./input.ts";
import type { Surface } from "./surface.ts";

const frameOf = (value: Arbitrary<unknown>): Arbitrary<string | number[]> =>
  oneof(
    { weight: 8, arbitrary: value.map((each) => JSON.stringify(each) ?? "undefined") },
    string({ unit: "binary", maxLength: 60 }),
    constantFrom("", "{", "[]", "null", "PING", "x".repeat(17_000), "[".repeat(8000)),
    uint8Array({ maxLength: 40 }).map((bytes) => [...bytes]),
  );

export const rawSocketInput: Arbitrary<FuzzInput> = record({
  kind: constant("/ws" as const),
  as: caller,
  frames: array(
    frameOf(
      record(
        {
          type: oneof(constantFrom("authenticate", "join", "message", "leave"), awkward),
          teeTimeId: oneof(constant("{teeTime}"), awkward),
          message: awkward,
          clientId: awkward,
          after: oneof(constantFrom(0, 1, 2 ** 31, -1, 1.5), awkward),
          authToken: awkward,
        },
        { requiredKeys: ["type"] },
      ),
    ),
    { minLength: 1, maxLength: 8 },
  ),
});

export const rpcSocketInput = ({ queries, mutations, subscriptions, names }: Surface): Arbitrary<FuzzInput> =>
  record({
    kind: constant("/trpc socket" as const),
    as: caller,
    frames: array(
      frameOf(
        record(
          {
            id: oneof(constantFrom<unknown>(1, 2, "a", null, -1), awkward),
            method: constantFrom("query", "mutation", "subscription", "subscription.stop", "x"),
            params: record(
              {
                path: oneof(constantFrom(...queries, ...mutations, ...subscriptions), awkward),
                input: awkwardObject(names),
                lastEventId: awkward,
              },
              { requiredKeys: ["path"] },
            ),
          },
          { requiredKeys: ["method"] },
        ),
      ),
      { minLength: 1, maxLength: 8 },
    ),
  });
