import type { ProcedurePath } from "../../router-types.ts";
import {
  type AccessCase,
  anyone,
  CANCELLED,
  filters,
  games,
  members,
  NO_GOLFER,
  NO_PROFILE,
  NOT_OVER,
  OK,
  read,
  seated,
  theAdmin,
  theCourse,
  theGame,
  theHost,
} from "./access-case.ts";

export const golferCases = {
  "profile.get": [
    {
      game: "listed",
      input: theHost,
      rest: read(({ golfers }) => `/api/profile/${golfers.host.id}`),
      outcomes: anyone(OK),
    },
    {
      game: "listed",
      input: theAdmin,
      rest: read(({ golfers }) => `/api/profile/${golfers.admin.id}`),
      outcomes: { ...anyone(NO_PROFILE), admin: OK },
    },
  ],
  "profile.teeTimes": [
    {
      game: "listed",
      input: theHost,
      rest: read(({ golfers }) => `/api/profile/${golfers.host.id}/tee-times`),
      outcomes: anyone(OK),
    },
    {
      game: "listed",
      input: theAdmin,
      rest: read(({ golfers }) => `/api/profile/${golfers.admin.id}/tee-times`),
      outcomes: { ...anyone("404 Tee times not found"), admin: OK },
    },
  ],
  "profile.rounds": [
    { game: "listed", input: theHost, outcomes: anyone(OK) },
    { game: "listed", input: theAdmin, outcomes: { ...anyone(NO_PROFILE), admin: OK } },
  ],
  "profile.update": [
    {
      game: "listed",
      input: () => ({ bio: "Early riser" }),
      rest: () => ["PATCH", "/api/users/profile", { bio: "Early riser" }],
      outcomes: members(OK),
    },
  ],
  "rating.round": games((game) => ({
    game,
    input: theGame,
    outcomes: seated(game, game === "cancelled" ? CANCELLED : NOT_OVER),
  })),
  "rating.open": [{ game: "listed", outcomes: members(OK) }],
  "rating.rate": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...theHost(scene), verdict: { playedTogether: true, stars: 5 } }),
    outcomes: seated(game, game === "cancelled" ? CANCELLED : NOT_OVER),
  })),
  "partner.answered": [{ game: "listed", outcomes: members(OK) }],
  // Nobody rated anybody yet.
  "partner.answer": games((game) => ({
    game,
    input: (scene) => ({ ...theHost(scene), answer: "yes" }),
    outcomes: members(NO_GOLFER, { host: "400 You can't answer about yourself" }),
  })),
  "course.list": [{ game: "listed", ...filters, rest: read(() => "/api/courses"), outcomes: anyone(OK) }],
  "course.mapTiles": [{ game: "listed", outcomes: anyone(OK) }],
  "course.get": games((game) => ({
    game,
    input: theCourse,
    rest: read((scene) => `/api/courses/${scene.game.courseId}`),
    outcomes: anyone(OK),
  })),
  "course.teeTimes": games((game) => ({
    game,
    input: theCourse,
    rest: read((scene) => `/api/courses/${scene.game.courseId}/tee-times`),
    outcomes: anyone(OK),
  })),
  "dashboard.hosted": [{ game: "listed", rest: read(() => "/api/dashboard/hosted"), outcomes: members(OK) }],
  "dashboard.joined": [{ game: "listed", rest: read(() => "/api/dashboard/joined"), outcomes: members(OK) }],
  "dashboard.pendingRequests": [{ game: "listed", rest: read(() => "/api/dashboard/pending-requests"), outcomes: members(OK) }],
  "dashboard.pendingGuests": [{ game: "listed", outcomes: members(OK) }],
  "dashboard.stats": [{ game: "listed", rest: read(() => "/api/dashboard/stats"), outcomes: members(OK) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
