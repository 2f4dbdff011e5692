import { aChatMessage } from "@fourball/testkit/fixtures";
import { describe, expect, test } from "vitest";
import { rowsOf } from "./rows.ts";

const viewed = (seqs: number[], newAfter: number | undefined) => ({
  messages: seqs.map((seq) => aChatMessage({ seq, id: String(seq), userId: "someone else" })),
  pendingMessages: [],
  golferId: "viewer",
  newAfter,
});

const rows = (seqs: number[], newAfter: number | undefined) => rowsOf(viewed(seqs, newAfter)).map(({ key }) => key);

describe("divider of unread messages", () => {
  test("comes before the first unread message", () => {
    expect(rows([1, 2, 3], 1)).toEqual(["1", "new", "2", "3"]);
    expect(rows([1, 2], 0)).toEqual(["new", "1", "2"]);
    expect(rows([7, 8, 9], 7)).toEqual(["new", "8", "9"]);
  });

  test("is left out while the first unread message is not loaded", () => {
    expect(rows([8, 9], 5)).toEqual(["9"]);
    expect(rows([5, 6, 7, 8, 9], 5)).toEqual(["new", "6", "7", "8", "9"]);
  });

  test("is left out when everything was read", () => {
    expect(rows([1, 2], 2)).toEqual(["1", "2"]);
    expect(rows([1, 2], undefined)).toEqual(["1", "2"]);
  });
});

describe("first message of a page", () => {
  test("is held back while earlier messages are missing, so that no row changes when they are loaded", () => {
    const shown = (seqs: number[]) => rowsOf(viewed(seqs, undefined));
    const page = shown([5, 6, 7]);
    expect(page.map((row) => row.kind === "message" && [row.key, row.opens])).toEqual([
      ["6", false],
      ["7", false],
    ]);
    expect(shown([3, 4, 5, 6, 7]).slice(-2)).toEqual(page);
    expect(shown([1, 2])[0]).toMatchObject({ key: "1", opens: true });
  });
});
