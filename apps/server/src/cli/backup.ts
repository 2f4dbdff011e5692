import "temporal-polyfill/global";
import { withCleanup } from "../backup/cleanup.ts";
import { makeBackup, sizeOf } from "../backup/make-backup.ts";
import { processEnv, readEnv } from "../env.ts";
import { run } from "./run.ts";

/** `npm run backup`: backs up the database into `BACKUP_FOLDER`, also while the server runs. */
async function backUp(): Promise<string> {
  const path = await withCleanup((cleanup) => makeBackup(readEnv(processEnv()), cleanup));
  return `${path} (${((await sizeOf(path)) / 1e6).toFixed(1)} MB)`;
}

run(backUp());
