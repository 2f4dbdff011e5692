import { expect, test } from "vitest";
import { type Commit, Deadline } from "./deadline.ts";

test("a deadline passes between two tries of a transaction, not while one is committed", async () => {
  const deadline = new Deadline();
  const passed: boolean[] = [];
  const tries = async (commit: Commit) => {
    commit.start();
    passed.push(deadline.pass());
    commit.undo();
    commit.undo();
    passed.push(deadline.pass());
    commit.start();
  };
  await expect(deadline.storing(tries)).rejects.toThrow("The time limit of the request has passed");
  expect(passed).toEqual([false, true]);
});
