import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./place.ts";

/** A machine that can lose its power: what its disk had not been made to keep is gone then. */
export type Power = { nodeArgs: string[]; environment: Record<string, string>; lose(): Promise<void> };

export async function aPower({ folder, dataDir }: Place): Promise<Power> {
  const engineFolder = join(dataDir, "postgres");
  const kept = join(folder, "kept");
  await mkdir(kept);
  return {
    nodeArgs: ["--import", new URL("./forgetful-disk.mjs", import.meta.url).href],
    environment: { FORGETFUL_FOLDER: engineFolder, FORGETFUL_COPY: kept },
    async lose() {
      await rm(engineFolder, { recursive: true });
      await cp(kept, engineFolder, { recursive: true });
    },
  };
}
