import { stat } from "node:fs/promises";
import type { Finding } from "./finding.ts";
import { withinLimit } from "./within-limit.ts";

const FOLDERS = ["DATA_DIR", "BACKUP_FOLDER", "SITE_PAGES_DIR"];

/** A folder on a network that is away answers no call: with one, not even the settings could be read. */
export async function checkMounts(
  settings: Record<string, string | undefined>,
  look: (path: string) => Promise<unknown> = stat,
  limitMs = 5000,
): Promise<Finding[]> {
  const findings = await Promise.all(
    FOLDERS.map(async (name) => {
      const path = settings[name];
      if (!path) return [];
      const advice = `See to the network that ${path} is on, or name another folder.`;
      return withinLimit({ name, advice, look: () => look(path).then(none, none) }, limitMs);
    }),
  );
  return findings.flat();
}

const none = (): Finding[] => [];
