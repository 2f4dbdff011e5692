/** Aligns the first column left and figures right. */
export function printTable(title: string, [head, ...rows]: string[][]): void {
  const all = head ? [head, ...rows] : rows;
  const widths = (head ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ");
  process.stdout.write(`\n${title}\n${all.map(line).join("\n")}\n`);
}
