import { aChatMessage } from "@fourball/testkit/tee-time-fixtures";
import { describe, expect, test } from "vitest";
import { rowsOf } from "./rows.ts";

const none = new Set<string>();

const viewed = (seqs: number[], newAfter: number | undefined) => ({
  messages: seqs.map((seq) => aChatMessage({ seq, id: String(seq), userId: "someone else" })),
  pendingMessages: [],
  golferId: "viewer",
  newAfter,
  seenUpTo: 0,
  blocked: none,
});

const withoutDays = (seqs: number[], newAfter: number | undefined) =>
  rowsOf(viewed(seqs, newAfter)).filter(({ kind }) => kind !== "day");
const rows = (seqs: number[], newAfter: number | undefined) => withoutDays(seqs, newAfter).map(({ key }) => key);

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
    const shown = (seqs: number[]) => withoutDays(seqs, undefined);
    const page = shown([5, 6, 7]);
    expect(page.map((row) => row.kind === "message" && [row.key, row.opens])).toEqual([
      ["6", false],
      ["7", false],
    ]);
    expect(shown([3, 4, 5, 6, 7]).slice(-2)).toEqual(page);
    expect(shown([1, 2])[0]).toMatchObject({ key: "1", opens: true });
  });
});

describe("a day", () => {
  const at = (seq: number, timestamp: string) => aChatMessage({ seq, id: String(seq), userId: "someone else", timestamp });
  const messages = [
    at(1, "2026-06-09T20:00:00.000Z"),
    at(2, "2026-06-10T20:00:00.000Z"),
    at(3, "2026-06-10T20:04:00.000Z"),
    at(4, "2026-06-10T20:10:00.000Z"),
  ];

  test("is named before its first message, and ends a run", () => {
    const shown = rowsOf({ messages, pendingMessages: [], golferId: "viewer", newAfter: 1, seenUpTo: 0, blocked: none });
    expect(shown.map((row) => (row.kind === "message" ? [row.key, row.opens] : row.key))).toEqual([
      "2026-06-09",
      ["1", true],
      "2026-06-10",
      "new",
      ["2", true],
      ["3", false],
      ["4", true],
    ]);
  });
});

describe("the last own message", () => {
  const by = (userId: string, ...seqs: number[]) => seqs.map((seq) => aChatMessage({ seq, id: String(seq), userId }));
  const messages = [...by("viewer", 1, 2), ...by("maya", 3)];
  const pending = { clientId: "next", message: "On my way", failure: undefined };

  const seen = (seenUpTo: number, pendingMessages: (typeof pending)[] = []) =>
    rowsOf({ messages, pendingMessages, golferId: "viewer", newAfter: undefined, seenUpTo, blocked: none }).flatMap((row) =>
      row.kind === "message" && row.isSeen ? [row.key] : [],
    );

  test("is seen once everyone else has read it, and no earlier one is", () => {
    expect(seen(1)).toEqual([]);
    expect(seen(2)).toEqual(["2"]);
    expect(seen(3)).toEqual(["2"]);
  });

  test("isn't the last while another is being sent", () => {
    expect(seen(2, [pending])).toEqual([]);
  });
});

describe("messages by a golfer whom the viewer blocked", () => {
  const by = (userId: string, ...seqs: number[]) => seqs.map((seq) => aChatMessage({ seq, id: String(seq), userId }));
  const messages = [...by("maya", 1), ...by("jonas", 2, 3), ...by("maya", 4), ...by("jonas", 5)];
  const shown = (blocked: ReadonlySet<string>) =>
    rowsOf({ messages, pendingMessages: [], golferId: "viewer", newAfter: undefined, seenUpTo: 0, blocked })
      .filter(({ kind }) => kind !== "day")
      .map((row) => (row.kind === "folded" ? `folded ${row.messages.map(({ seq }) => seq).join(" and ")}` : row.key));

  test("are folded until the next of somebody else", () => {
    expect(shown(new Set(["jonas"]))).toEqual(["1", "folded 2 and 3", "4", "folded 5"]);
    expect(shown(none)).toEqual(["1", "2", "3", "4", "5"]);
  });
});
