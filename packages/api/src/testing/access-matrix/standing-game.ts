import type { ProcedurePath } from "../../router-types.ts";
import type { Scene } from "../access-scene.ts";
import { type AccessCase, CANCELLED, games, HOST_ONLY, members, OK, outsiders, theGame } from "./access-case.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const standingGameId = UNKNOWN;
const NOT_FOUND = "404 Repeating game not found";

const theConfirmed = ({ golfers }: Scene): string[] => [golfers.confirmed.id];

export const standingGameCases = {
  "standingGame.list": [{ game: "listed", outcomes: members(OK) }],
  "standingGame.candidates": games((game) => ({ game, outcomes: members(OK) })),
  "standingGame.create": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), frequency: "weekly", isPublic: true, regularIds: theConfirmed(scene) }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "standingGame.skipDate": [
    {
      game: "listed",
      input: () => ({ standingGameId, date: "2026-06-20", isSkipped: true }),
      outcomes: members(NOT_FOUND),
    },
  ],
  "standingGame.changeRegulars": [
    {
      game: "listed",
      input: (scene) => ({ standingGameId, regularIds: theConfirmed(scene) }),
      outcomes: members(NOT_FOUND),
    },
  ],
  "standingGame.leave": [{ game: "listed", input: () => ({ standingGameId }), outcomes: members(NOT_FOUND) }],
  "standingGame.handOver": [
    {
      game: "listed",
      input: ({ golfers }) => ({ standingGameId, userId: golfers.confirmed.id }),
      outcomes: members(NOT_FOUND),
    },
  ],
  "standingGame.end": [{ game: "listed", input: () => ({ standingGameId }), outcomes: members(NOT_FOUND) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
