export interface SpotPattern {
  readonly totalSlots: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly declined: number;
}

const spots = (totalSlots: number, confirmed: number, pending: number, declined: number): SpotPattern => ({
  totalSlots,
  confirmed,
  pending,
  declined,
});

/** Empty to full, with and without people waiting and people turned away. */
export const spotPatterns: readonly SpotPattern[] = [
  spots(4, 2, 1, 0),
  spots(4, 0, 0, 0),
  spots(3, 2, 0, 0),
  spots(4, 1, 0, 0),
  spots(2, 0, 1, 0),
  spots(4, 3, 0, 0),
  spots(4, 1, 2, 0),
  spots(2, 1, 0, 0),
  spots(4, 0, 1, 0),
  spots(3, 1, 1, 0),
  spots(4, 2, 0, 1),
  spots(2, 0, 0, 0),
  spots(4, 3, 1, 0),
  spots(3, 0, 2, 0),
  spots(4, 1, 1, 1),
  spots(3, 2, 0, 1),
  spots(4, 2, 2, 0),
  spots(4, 0, 0, 1),
  spots(2, 1, 1, 0),
  spots(3, 0, 0, 0),
  spots(4, 0, 1, 1),
  spots(4, 3, 1, 1),
  spots(4, 0, 3, 0),
  spots(3, 1, 0, 0),
];
