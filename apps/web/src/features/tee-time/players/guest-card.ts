import type { GolferCard } from "@fourball/domain/profile/schema";

/** A guest shown as a golfer with only a name. */
export const guestCard = (guestName: string): GolferCard => ({
  firstName: guestName,
  lastName: null,
  profileImageUrl: null,
  handicap: null,
});
