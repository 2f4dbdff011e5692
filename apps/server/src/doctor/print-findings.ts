import type { Finding } from "./finding.ts";

const SIGNS = { ok: "✓", warning: "!", problem: "✗" };

/** One line a finding, and what to do below it. */
export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, found, advice }) => [
    `${SIGNS[state]} ${name.padEnd(width)}  ${found}`,
    ...(advice ? [`  ${" ".repeat(width)}  → ${advice}`] : []),
  ]);
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  const summary = `${counted(count("problem"), "problem")}, ${counted(count("warning"), "warning")}`;
  return [...lines, "", `${summary}.`].join("\n");
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
