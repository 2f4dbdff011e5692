export interface SeatPattern {
  readonly totalSlots: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly declined: number;
}

const seats = (totalSlots: number, confirmed: number, pending: number, declined: number): SeatPattern => ({
  totalSlots,
  confirmed,
  pending,
  declined,
});

/** Empty to full, with and without people waiting and people turned away. */
export const seatPatterns: readonly SeatPattern[] = [
  seats(4, 2, 1, 0),
  seats(4, 0, 0, 0),
  seats(3, 2, 0, 0),
  seats(4, 1, 0, 0),
  seats(2, 0, 1, 0),
  seats(4, 3, 0, 0),
  seats(4, 1, 2, 0),
  seats(2, 1, 0, 0),
  seats(4, 0, 1, 0),
  seats(3, 1, 1, 0),
  seats(4, 2, 0, 1),
  seats(2, 0, 0, 0),
  seats(4, 3, 1, 0),
  seats(3, 0, 2, 0),
  seats(4, 1, 1, 1),
  seats(3, 2, 0, 1),
  seats(4, 2, 2, 0),
  seats(4, 0, 0, 1),
  seats(2, 1, 1, 0),
  seats(3, 0, 0, 0),
  seats(4, 0, 1, 1),
  seats(4, 3, 1, 1),
  seats(4, 0, 3, 0),
  seats(3, 1, 0, 0),
];
