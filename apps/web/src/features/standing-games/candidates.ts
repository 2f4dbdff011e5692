import type { StandingGolfer } from "@fourball/domain/standing-game/schema";

/** Those of now come first; one whom the viewer doesn't play with any more can stay. */
export const withRegulars = (candidates: readonly StandingGolfer[], regulars: readonly StandingGolfer[]): StandingGolfer[] => [
  ...regulars,
  ...candidates.filter(({ userId }) => !regulars.some((regular) => regular.userId === userId)),
];
