import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { createElement, type ReactNode } from "react";
import { GamePart } from "./game-part.tsx";
import { renderPart, renderRoute } from "./render-route.tsx";

export const page = `/tee-times/${idOf(200)}`;

export type Scene = {
  game?: Partial<TeeTimeDetail>;
  people?: Participation[];
  calls?: MockTreeChanges;
  path?: string;
  draw?: typeof renderRoute;
  /** Drawn instead of the page. */
  part?: (teeTime: TeeTimeDetail) => ReactNode;
};

/** The page of a game tomorrow morning at Cypress Hollow: one player in, two spots open, hosted by Maya Okafor. */
export function openTeeTime({
  game,
  people = [aParticipation()],
  calls = {},
  path = page,
  draw = renderRoute,
  part,
}: Scene = {}) {
  const changes = {
    ...calls,
    teeTime: { get: () => aTeeTimeDetail(game), ...calls.teeTime },
    participation: { list: () => people, ...calls.participation },
  };
  return part ? renderPart(path, createElement(GamePart, { part }), changes) : draw(path, changes);
}

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
      gamesPlayed: 4,
      hasPublicProfile: true,
    },
    ...changes,
  });
