type Regular = {
  userId: string;
  /** For how many dates the regular was asked first. */
  turns: number;
  /** `YYYY-MM-DD`: the last of them. */
  lastTurnOn: string | null;
};

/**
 * Regulars in the order in which they are asked for a date: the fewest turns first, of those the one whose last turn was longest
 * ago. With one count for everyone, no two of them are ever more than one turn apart.
 */
export const inTurnOrder = <Each extends Regular>(regulars: readonly Each[]): Each[] =>
  regulars.toSorted(
    (a, b) => a.turns - b.turns || compare(a.lastTurnOn ?? "", b.lastTurnOn ?? "") || compare(a.userId, b.userId),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A regular who joins later starts beside those who had the fewest turns, not with all the turns that they have had. */
export const turnsOfNewcomer = (regulars: readonly Pick<Regular, "turns">[]): number =>
  regulars.length === 0 ? 0 : Math.min(...regulars.map(({ turns }) => turns));
