import { databaseRefusal } from "@fourball/db/database-errors";
import { DataFolderOfOtherVersion } from "@fourball/db/embedded/data-folder";
import { DataFolderInUse } from "@fourball/db/embedded/folder-lock";
import { WrongConfiguration } from "./env.ts";

/** What an operator can mend, in words without a stack; undefined for a bug. */
export function startRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([WrongConfiguration, DataFolderInUse, DataFolderOfOtherVersion].some((kind) => error instanceof kind)) return error.message;
  if ("code" in error && error.code === "EADDRINUSE")
    return "Another program listens at this address already. Choose another PORT.";
  return databaseRefusal(error);
}
