import type { FitFacts } from "./facts.ts";

type Handicaps = { own: number; lowest: number; highest: number };

/** Nothing where a handicap of the viewer, the host or a player is unknown. */
export function groupHandicaps({ group, viewer }: FitFacts): Handicaps | undefined {
  const known = group.flatMap(({ handicap }) => (handicap === null ? [] : [handicap]));
  if (viewer.handicap === null || known.length === 0 || known.length < group.length) return undefined;
  return { own: viewer.handicap, lowest: Math.min(...known), highest: Math.max(...known) };
}
