import "temporal-polyfill/global";
import { type Finding, problem } from "../doctor/finding.ts";
import { printFindings } from "../doctor/print-findings.ts";
import { runChecks } from "../doctor/run-checks.ts";
import { processEnv, readEnv, WrongConfiguration } from "../env.ts";

/** `npm run doctor`: checks the installation and says what to do. `-- --json` for programs. Ends with 1 when there is a problem. */
async function examine(): Promise<Finding[]> {
  try {
    return await runChecks(readEnv(processEnv()));
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
process.exitCode = findings.some(({ state }) => state === "problem") ? 1 : 0;
