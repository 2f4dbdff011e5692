import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Runs one of the programs of this folder in its own process, so that the load never shares an event loop with the server. */
export async function runInChildProcess<Work, Result>(
  name: "steady" | "race" | "fan-out" | "idle-sockets" | "draw-pictures",
  work: Work,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { env: {} });
  child.send({ work });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof message !== "object") throw new Error(`${name} ended without a result`);
  return resultOf(message);
}

/** The caller states the result type of the program that it starts. */
const resultOf = <Result>(message: unknown): Result => message as Result;

/** The child's side: runs the program and sends the result. */
export function serveParent<Work, Result>(program: (work: Work) => Promise<Result>): void {
  process.once("message", async ({ work }: { work: Work }) => {
    process.send?.(await program(work));
    process.disconnect();
  });
}
