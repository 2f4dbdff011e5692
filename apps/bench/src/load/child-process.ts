import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

type ProgramName = "steady" | "race" | "fan-out" | "idle-sockets" | "draw-pictures";

/**
 * Runs one of the programs of this folder in its own process, so that the load never shares an event loop with the server. It
 * fails when it takes longer than it was given.
 */
export async function runInChildProcess<Work, Result>(name: ProgramName, work: Work, withinSeconds: number): Promise<Result> {
  return (await startInChildProcess<Work, Result>(name, work, withinSeconds)).result;
}

/** The same for one that holds what it opened until it is disposed. */
export async function startInChildProcess<Work, Result>(
  name: ProgramName,
  work: Work,
  withinSeconds: number,
): Promise<Disposable & { result: Result }> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { env: {} });
  let isTooLate = false;
  const tooLate = setTimeout(() => {
    isTooLate = true;
    child.kill("SIGKILL");
  }, withinSeconds * 1000);
  child.send({ work });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  clearTimeout(tooLate);
  if (typeof message !== "object")
    throw new Error(isTooLate ? `${name} gave no result within ${withinSeconds} s` : `${name} failed`);
  return { result: resultOf(message), [Symbol.dispose]: () => child.kill() };
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
