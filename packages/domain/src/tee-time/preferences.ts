import type { PREFERENCES } from "./constants.ts";

/** Of each row a game can have one: the others contradict it. */
const ROWS: readonly (readonly (typeof PREFERENCES)[number][])[] = [
  ["Beginner friendly", "Intermediate+", "Advanced", "All skill levels"],
  ["Fast pace", "Relaxed pace", "Patient pace"],
  ["Walking preferred", "Cart required"],
];

/** What is chosen after a choice: what was just added takes the place of what contradicts it. */
export function withoutContradictions(before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((preference) => !before.includes(preference));
  const rows = ROWS.filter((row) => row.some((preference) => added.includes(preference)));
  return after.filter(
    (preference) => added.includes(preference) || !rows.some((row) => row.some((other) => other === preference)),
  );
}
