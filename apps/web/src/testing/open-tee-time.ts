import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { renderRoute } from "./render-route.tsx";

export const page = `/tee-times/${idOf(200)}`;

type Scene = {
  game?: Partial<TeeTimeDetail>;
  people?: Participation[];
  calls?: MockTreeChanges;
  path?: string;
  draw?: typeof renderRoute;
};

/** The page of a game tomorrow morning at Cypress Hollow: one player in, two spots open, hosted by Maya Okafor. */
export const openTeeTime = ({ game, people = [aParticipation()], calls = {}, path = page, draw = renderRoute }: Scene = {}) =>
  draw(path, {
    ...calls,
    teeTime: { get: () => aTeeTimeDetail(game), ...calls.teeTime },
    participation: { list: () => people, ...calls.participation },
  });

export const asHost = { viewerStatus: "host", hostId: idOf(1) } as const;

/** A pending request. */
export const aRequest = (changes: Partial<Participation> = {}): Participation =>
  aParticipation({
    id: idOf(301),
    userId: idOf(4),
    status: "pending",
    user: {
      firstName: "Priya",
      lastName: "Shah",
      profileImageUrl: null,
      handicap: 3,
      rating: 4.2,
      ratingsCount: 5,
      gamesHosted: 2,
      hasPublicProfile: true,
    },
    ...changes,
  });
