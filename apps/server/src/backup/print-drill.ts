import type { Drill } from "./run-drill.ts";

const seconds = (value: number): string => `${value.toFixed(1)} s`;

export function printDrill({ name, ageSeconds, migrations, seconds: took, tables, sampled, problems }: Drill): string {
  const inBackup = tables.reduce((sum, { restored }) => sum + restored, 0);
  const lost = tables.filter(({ newer, outdated }) => newer + outdated > 0);
  return [
    `Backup      ${name}, ${age(ageSeconds)} old`,
    `Restored    in ${seconds(took.restore)}: ${inBackup} rows of ${tables.length} tables${migrations > 0 ? `, and ${migrations} migrations applied` : ""}`,
    `Compared    in ${seconds(took.compare)}: the counts of all tables, and ${sampled} random rows`,
    `Would lose  ${lost.length === 0 ? "nothing" : "what was done since then:"}`,
    ...lost.map(
      ({ name: table, restored, live, newer, outdated }) =>
        `  ${table}: ${newer} added or changed, ${outdated} changed or deleted (${restored} rows in the backup, ${live} now)`,
    ),
    ...(problems.length === 0 ? ["Passed"] : ["Failed", ...problems.map((problem) => `  ${problem}`)]),
  ].join("\n");
}

function age(value: number): string {
  if (value < 120) return `${Math.round(value)} seconds`;
  if (value < 2 * 3600) return `${Math.round(value / 60)} minutes`;
  return value < 48 * 3600 ? `${Math.round(value / 3600)} hours` : `${Math.round(value / 86_400)} days`;
}
