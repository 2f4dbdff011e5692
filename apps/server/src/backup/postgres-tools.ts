import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { processEnv } from "../env.ts";
import { BackupFailed } from "./backup-folder.ts";

/** Runs one of PostgreSQL's commands on a database. */
export async function runTool(tool: "pg_dump" | "pg_restore", databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = url;
  // Everybody on the machine can read arguments.
  url.password = "";
  const env = { ...processEnv(), ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  try {
    await promisify(execFile)(tool, [`--dbname=${url.href}`, "--no-password", ...args], { env });
  } catch (error) {
    throw new BackupFailed(failureOf(tool, error), { cause: error });
  }
}

function failureOf(tool: string, error: unknown): string {
  if (!(error instanceof Error)) return `${tool} failed`;
  if ("code" in error && error.code === "ENOENT")
    return `${tool} was not found. Install the client programs of PostgreSQL, of at least the server's version.`;
  const said = "stderr" in error ? String(error.stderr).trim() : error.message;
  if (said.includes("server version mismatch"))
    return `${tool} is older than the PostgreSQL server. Install the client programs of the server's version.\n${said}`;
  return `${tool} failed: ${said}`;
}
