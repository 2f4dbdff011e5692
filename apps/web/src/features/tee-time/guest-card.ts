import type { GolferCard } from "@fourball/domain/profile/schema";

/** A guest as a golfer of whom only the name is known. */
export const guestCard = (guestName: string): GolferCard => ({
  firstName: guestName,
  lastName: null,
  profileImageUrl: null,
  handicap: null,
});
