import type { HostCard } from "@fourball/domain/profile/schema";

/** A guest shown as a golfer with only a name. */
export const guestCard = (guestName: string): HostCard => ({
  firstName: guestName,
  lastName: null,
  profileImageUrl: null,
  handicap: null,
  rating: null,
  ratingsCount: null,
  gamesHosted: null,
  gamesPlayed: null,
  hasPublicProfile: false,
});
