import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withEarlierNames } from "./earlier-clients.ts";
import { brokenClients } from "./testing/broken-clients.ts";
import { type CallShapes, currentShapes, readShapes, writeShapes } from "./testing/call-shapes.ts";

const RECORD = join(import.meta.dirname, "testing/call-shapes.jsonl");

describe("a client of the recorded calls", () => {
  // A page that was opened before a landing goes on calling the server after it. When a change is meant, renew the record with `-u`.
  test("can rely on every call and field that it knows", async () => {
    const recorded = readShapes(await readFile(RECORD, "utf8"));
    expect(brokenClients(recorded, currentShapes())).toEqual([]);
  });

  test("knows every call of today", async () => {
    await expect(writeShapes(currentShapes())).toMatchFileSnapshot(RECORD);
  });
});

/** `items[].news` as an answer that has nothing else. */
const answerAt = (place: string): unknown =>
  place
    .split(/\.|(?=\[\])/)
    .reduceRight<unknown>((inner, step) => (step === "[]" ? [inner] : step === "" ? inner : { [step]: inner }), "a value");

describe("a page that was opened before a field was renamed", () => {
  test.each([
    ["linePlace", "waitlistPosition"],
    ["news", "content"],
  ])("is sent %s in every answer with %s", (was, is) => {
    const now = currentShapes();
    const before = readShapes(writeShapes(now).replaceAll(`"${is}"`, `"${was}"`));
    // Of one's data that is a file, which no page reads.
    const lost = brokenClients(before, now).filter((each) => !each.startsWith("account.exportData"));
    expect(lost).not.toEqual([]);
    for (const each of lost) {
      const [path = "", place = ""] = each.replace(/ is gone$/, "").split(" output");
      const answer = withEarlierNames(path, answerAt(place.replace(was, is)));
      expect(answer, path).toMatchObject(Object(answerAt(place)));
    }
  });
});

const game = z.object({ id: z.string(), mood: z.enum(["early", "casual"]), host: z.object({ name: z.string() }).nullable() });
const call = (input: z.ZodType, output: z.ZodType): CallShapes => ({
  calls: {
    "game.list": {
      type: "query",
      input: z.toJSONSchema(input, { io: "input" }),
      output: z.toJSONSchema(output, { io: "output" }),
    },
  },
  $defs: {},
});
const asked = z.object({ q: z.string().optional(), mood: z.enum(["early", "casual"]).optional() });
const listed = z.object({ items: z.array(game) });

describe("an earlier client", () => {
  test.each<[what: string, now: CallShapes, broken: string[]]>([
    ["the same calls", call(asked, listed), []],
    ["a new field", call(asked.extend({ open: z.number().optional() }), listed.extend({ count: z.number() })), []],
    [
      "a renamed field",
      call(asked, z.object({ items: z.array(game.omit({ mood: true }).extend({ feel: z.string() })) })),
      ["game.list output.items[].mood is gone"],
    ],
    [
      "a field that may be missing",
      call(asked, z.object({ items: z.array(game.partial({ mood: true })) })),
      ["game.list output.items[].mood may be missing"],
    ],
    [
      "a field of another kind",
      call(asked, z.object({ items: z.array(game.extend({ id: z.number() })) })),
      ["game.list output.items[].id may be number"],
    ],
    [
      "a field that may be null",
      call(asked, listed.extend({ items: z.array(game).nullable() })),
      ["game.list output.items may be null"],
    ],
    ["a new input that is needed", call(asked.extend({ day: z.string() }), listed), ["game.list input.day is needed"]],
    [
      "fewer words",
      call(asked.extend({ mood: z.enum(["early"]).optional() }), listed),
      ['game.list input.mood may no longer be "casual"'],
    ],
    [
      "a renamed input",
      call(z.object({ words: z.string().optional(), mood: asked.shape.mood }), listed),
      ["game.list input.q is no longer read"],
    ],
    ["no such call", { calls: {}, $defs: {} }, ["game.list is gone"]],
  ])("meets %s", (_what, now, broken) => {
    expect(brokenClients(call(asked, listed), now)).toEqual(broken);
  });
});
