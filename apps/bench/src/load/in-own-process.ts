import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Asks one of the programs of this folder, in a process of its own so that the load never shares a loop with what it loads. */
export async function askProcess<Work, Result>(
  name: "steady" | "race" | "fan-out" | "idle-sockets",
  work: Work,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { env: {} });
  child.send({ work });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof message !== "object") throw new Error(`${name} ended without a result`);
  return resultOf(message);
}

/** The caller names the result of the program that it names. */
const resultOf = <Result>(message: unknown): Result => message as Result;

/** The other end: does the work that it is asked for and answers. */
export function answerParent<Work, Result>(program: (work: Work) => Promise<Result>): void {
  process.once("message", async ({ work }: { work: Work }) => {
    process.send?.(await program(work));
    process.disconnect();
  });
}
