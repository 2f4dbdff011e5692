import type { Participation } from "@fourball/domain/participation/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";

/** What the buttons at the request of `aPendingRequest(301, "Jonas")` name. */
export const jonas = "Jonas Reyes, Cypress Hollow, Tomorrow, 6:10 AM PDT";

export const aPendingRequest = (id: number, firstName: string, changes: Partial<Participation> = {}): Participation =>
  aParticipation({
    id: idOf(id),
    status: "pending",
    user: {
      firstName,
      lastName: "Reyes",
      profileImageUrl: null,
      handicap: 6,
      rating: 4.4,
      ratingsCount: 9,
      gamesHosted: 7,
      gamesPlayed: 15,
      hasPublicProfile: true,
    },
    ...changes,
  });
