import "temporal-polyfill/global";
import { checkMounts } from "../doctor/check-mounts.ts";
import { type Finding, problem } from "../doctor/finding.ts";
import { printFindings } from "../doctor/print-findings.ts";
import { runChecks } from "../doctor/run-checks.ts";
import { processEnv, readEnv, WrongConfiguration } from "../env.ts";

/** `npm run doctor`: checks the installation and says what to do. `-- --json` for programs. Ends with 1 when there is a problem. */
async function examine(): Promise<Finding[]> {
  const source = processEnv();
  const hanging = await checkMounts(source);
  if (hanging.length > 0) return hanging;
  try {
    return await runChecks(readEnv(source));
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error;
    const [, ...wrong] = error.message.split("\n");
    return [
      problem(
        "Settings",
        wrong.map((line) => line.trim()).join("; "),
        "Correct these settings: .env.example says what each one means.",
      ),
    ];
  }
}

const findings = await examine();
const isJson = process.argv.includes("--json");
process.stdout.write(`${isJson ? JSON.stringify(findings, null, 2) : printFindings(findings)}\n`);
// Node.js waits for calls of the file system, at its exit too: one that hangs would keep it from ending.
if (process.getActiveResourcesInfo().some((kind) => kind.startsWith("FSReq"))) process.kill(process.pid, "SIGKILL");
process.exit(findings.some(({ state }) => state === "problem") ? 1 : 0);
