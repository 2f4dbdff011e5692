import { describe, expect, test } from "vitest";
import { type ChatHistory, complaintsAbout, type SeenLine } from "./support/chat-history.ts";

const line = (seq: number): SeenLine => ({ seq, id: `id${seq}`, clientId: `c${seq}` });
const joined: SeenLine = { seq: 1, id: "id1", clientId: null };
const stored = [joined, line(2), line(3)];
const good: ChatHistory = {
  stored,
  read: [stored, stored],
  acked: [2, 3].map((seq) => ({ clientId: `c${seq}`, seq })),
};

describe("chat history checker", () => {
  test("accepts a correct history", () => {
    expect(complaintsAbout(good)).toEqual([]);
  });

  const bad: [what: string, history: Partial<ChatHistory>, complaint: string][] = [
    ["a line that was lost", { stored: [joined, line(2)], read: [] }, "c3 was acknowledged as 3 and is stored as []"],
    [
      "a line that is stored twice",
      { stored: [...stored, { ...line(4), clientId: "c3" }], read: [] },
      "c3 was acknowledged as 3 and is stored as [3,4]",
    ],
    ["a gap", { stored: [joined, line(3)], read: [], acked: [{ clientId: "c3", seq: 3 }] }, "line 2 is numbered 3"],
    ["a line that nobody sent", { acked: [{ clientId: "c2", seq: 2 }] }, "nobody sent line 3, c3"],
    ["a reader who missed a line", { read: [[joined, line(3)]] }, "reader 0 has 3 where the room has 2"],
    ["a reader who missed the end", { read: [stored, [joined, line(2)]] }, "reader 1 has nothing where the room has 3"],
    [
      "a reader who was sent a line twice",
      { read: [[joined, line(2), line(2), line(3)]] },
      "reader 0 has 2 where the room has 3",
    ],
    [
      "a reader who was sent two lines in another order",
      { read: [[joined, line(3), line(2)]] },
      "reader 0 has 3 where the room has 2",
    ],
  ];

  test.each(bad)("finds %s", (_what, history, complaint) => {
    expect(complaintsAbout({ ...good, ...history })).toEqual([complaint]);
  });
});
