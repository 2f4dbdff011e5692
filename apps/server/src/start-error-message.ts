import { DemoNotStored, databaseRefusal, WrongDatabaseVersion } from "@fourball/db/database-errors";
import { NotCopied } from "@fourball/db/embedded/copy-request";
import { DataFolderOfOtherVersion, DataFolderUnusable, NoEmbeddedDatabase } from "@fourball/db/embedded/data-folder";
import { DataFolderInUse } from "@fourball/db/embedded/folder-lock";
import { BackupFailed } from "./backup/backup-folder.ts";
import { WrongConfiguration } from "./env.ts";

const operatorErrors = [
  WrongConfiguration,
  DataFolderInUse,
  DataFolderOfOtherVersion,
  DataFolderUnusable,
  NoEmbeddedDatabase,
  NotCopied,
  WrongDatabaseVersion,
  BackupFailed,
];

/** The message of an error that an operator can fix; undefined for a bug. */
export function startErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (operatorErrors.some((kind) => error instanceof kind)) return error.message;
  if ("code" in error && error.code === "EADDRINUSE")
    return "Another program already listens on this address. Choose another PORT.";
  const refusal = databaseRefusal(error);
  if (error instanceof DemoNotStored)
    return `${error.message}. ${refusal}. Start again; if that fails too, start without the demo data: SEED=off.`;
  return refusal;
}
