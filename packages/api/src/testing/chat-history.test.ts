import { describe, expect, test } from "vitest";
import { type ChatHistory, complaintsAbout, type SeenMessage } from "./chat-history.ts";

const message = (seq: number): SeenMessage => ({ seq, id: `id${seq}`, clientId: `c${seq}` });
const joined: SeenMessage = { seq: 1, id: "id1", clientId: null };
const stored = [joined, message(2), message(3)];
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
    ["a message that was lost", { stored: [joined, message(2)], read: [] }, "c3 was acknowledged as 3 and is stored as []"],
    [
      "a message that is stored twice",
      { stored: [...stored, { ...message(4), clientId: "c3" }], read: [] },
      "c3 was acknowledged as 3 and is stored as [3,4]",
    ],
    ["a gap", { stored: [joined, message(3)], read: [], acked: [{ clientId: "c3", seq: 3 }] }, "message 2 is numbered 3"],
    ["a message that nobody sent", { acked: [{ clientId: "c2", seq: 2 }] }, "nobody sent message 3, c3"],
    ["a reader who missed a message", { read: [[joined, message(3)]] }, "reader 0 has 3 where the room has 2"],
    ["a reader who missed the end", { read: [stored, [joined, message(2)]] }, "reader 1 has nothing where the room has 3"],
    [
      "a reader who was sent a message twice",
      { read: [[joined, message(2), message(2), message(3)]] },
      "reader 0 has 2 where the room has 3",
    ],
    [
      "a reader who was sent two messages in another order",
      { read: [[joined, message(3), message(2)]] },
      "reader 0 has 3 where the room has 2",
    ],
  ];

  test.each(bad)("finds %s", (_what, history, complaint) => {
    expect(complaintsAbout({ ...good, ...history })).toEqual([complaint]);
  });
});
