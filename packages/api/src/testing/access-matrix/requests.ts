import type { ProcedurePath } from "../../router-types.ts";
import type { Role, Scene } from "../access-scene.ts";
import {
  type AccessCase,
  ASKED,
  aGuest,
  anyone,
  aRequest,
  CANCELLED,
  gamePath,
  games,
  HOST_ONLY,
  HOSTING,
  JOINED,
  members,
  NO_REQUEST,
  NO_TEE_TIME,
  OK,
  outsiders,
  REFUSED,
  read,
  theGame,
} from "./access-case.ts";

const aGuessedLink = (scene: Scene, role: Role) => ({ token: `${aRequest(scene, role)}.guessed`, isPlaying: false });

export const requestCases = {
  "participation.list": [
    { game: "listed", input: theGame, rest: read((scene) => gamePath(scene, "/participants")), outcomes: members(OK) },
    {
      game: "unlisted",
      input: theGame,
      rest: read((scene) => gamePath(scene, "/participants")),
      outcomes: members(OK, outsiders),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: read((scene) => gamePath(scene, "/participants")),
      outcomes: members(OK, outsiders),
    },
  ],
  "participation.decide": [
    {
      game: "listed",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(HOST_ONLY, { stranger: NO_REQUEST, admin: NO_REQUEST, host: OK }),
    },
    {
      game: "unlisted",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: OK }),
    },
    {
      game: "listed",
      // Another golfer's request, also for a confirmed player.
      input: ({ requests }) => ({ participantId: requests.pending, status: "declined" }),
      rest: ({ requests }) => ["PATCH", `/api/participants/${requests.pending}/status`, { status: "declined" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, host: OK }),
    },
    {
      game: "cancelled",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: CANCELLED }),
    },
  ],
  "participation.confirmPlaying": games((game) => ({
    game,
    input: theGame,
    outcomes: members(NO_REQUEST, {
      ...(game !== "listed" && outsiders),
      pending: "409 You don't have a spot in this game",
      declined: game === "listed" ? "409 You don't have a spot in this game" : NO_TEE_TIME,
      confirmed: game === "cancelled" ? CANCELLED : OK,
    }),
  })),
  // The token of the mailed link decides, not the account.
  "participation.openPlaying": [{ game: "listed", input: aGuessedLink, outcomes: anyone("404 This link no longer works") }],
  "participation.answerPlaying": [{ game: "listed", input: aGuessedLink, outcomes: anyone("404 This link no longer works") }],
  "guest.request": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...aGuest }),
    rest: (scene) => ["POST", gamePath(scene, "/guest-requests"), aGuest],
    outcomes:
      game === "listed"
        ? { ...anyone(OK), pending: ASKED, declined: REFUSED, confirmed: JOINED, host: HOSTING }
        : anyone(NO_TEE_TIME),
  })),
  "guest.confirm": [
    {
      game: "listed",
      input: () => ({ token: "no such token" }),
      rest: () => ["POST", "/api/guest-requests/confirm", { token: "no such token" }],
      outcomes: anyone("400 Invalid or expired token"),
    },
  ],
  // The token of the guest's link decides, not the account.
  "guest.own": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, token: "guessed" }),
    outcomes: anyone("404 This link no longer works"),
  })),
  "guest.leave": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, token: "guessed" }),
    outcomes: anyone("404 This link no longer works"),
  })),
  "guest.claim": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, token: "guessed", firstName: "Robin", password: "correct horse 9" }),
    outcomes: { ...members("409 Already signed in"), anonymous: "404 This link no longer works" },
  })),
  "guest.keepSpot": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, token: "guessed" }),
    outcomes: members("404 This link no longer works"),
  })),
  "guest.list": games((game) => ({
    game,
    input: theGame,
    rest: read((scene) => gamePath(scene, "/guest-requests")),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: OK }),
  })),
  "guest.decide": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, status: "approved" }),
    rest: ({ guestRequestId }) => ["PATCH", `/api/guest-requests/${guestRequestId}/status`, { status: "approved" }],
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "participation.undoDecision": [
    {
      game: "listed",
      input: (scene, role) => ({ participantId: aRequest(scene, role) }),
      outcomes: members(HOST_ONLY, { stranger: NO_REQUEST, admin: NO_REQUEST, host: OK }),
    },
    {
      game: "unlisted",
      input: (scene, role) => ({ participantId: aRequest(scene, role) }),
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: OK }),
    },
  ],
  "guest.undoDecision": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: OK }),
  })),
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
