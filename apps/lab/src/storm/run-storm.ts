import { idle } from "./idle.ts";
import type { PartName, StormOptions } from "./options.ts";
import type { Part, PartReport } from "./part.ts";
import { reconnect } from "./reconnect.ts";
import { redis } from "./redis.ts";
import { revoked } from "./revoked.ts";
import { slow } from "./slow.ts";
import { prepareStage } from "./stage.ts";

const parts: Record<PartName, Part> = { idle, reconnect, slow, redis, revoked };

/** Runs the parts one after the other on one database. `prepare` puts one into the empty folder, instead of a first start. */
export async function runStorm(options: StormOptions, prepare?: (dataDir: string) => Promise<void>): Promise<PartReport> {
  await using stage = await prepareStage(options, prepare);
  const report: PartReport = { rows: [], complaints: [] };
  for (const name of options.parts) {
    const { rows, complaints } = await parts[name](stage, options);
    report.rows.push(...rows);
    report.complaints.push(...complaints.map((complaint) => `${name}: ${complaint}`));
  }
  return report;
}
