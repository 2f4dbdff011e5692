import type { ProcedurePath } from "../../router-types.ts";
import {
  type AccessCase,
  ASKED,
  CANCELLED,
  filters,
  gamePath,
  games,
  HOST_ONLY,
  HOSTING,
  JOINED,
  members,
  NO_REQUEST,
  NO_TEE_TIME,
  newGame,
  OK,
  outsiders,
  REFUSED,
  read,
  theGame,
  theWorld,
} from "./access-case.ts";

const NO_FRIEND = "409 This friend isn't coming any more";

export const teeTimeCases = {
  "teeTime.list": [{ game: "listed", ...filters, rest: read(() => "/api/tee-times"), outcomes: members(OK) }],
  "teeTime.count": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "teeTime.countByDay": [{ game: "listed", outcomes: members(OK) }],
  "teeTime.map": games((game) => ({ game, input: () => ({ box: theWorld }), outcomes: members(OK) })),
  "teeTime.mapStart": [{ game: "listed", input: () => ({ timeZone: "America/Los_Angeles" }), outcomes: members(OK) }],
  "teeTime.unplaced": games((game) => ({ game, ...filters, outcomes: members(OK) })),
  "teeTime.get": [
    { game: "listed", input: theGame, rest: read(gamePath), outcomes: members(OK) },
    { game: "unlisted", input: theGame, rest: read(gamePath), outcomes: members(OK, outsiders) },
    { game: "cancelled", input: theGame, rest: read(gamePath), outcomes: members(OK, outsiders) },
  ],
  "teeTime.overlap": [{ game: "listed", input: newGame, outcomes: members(OK) }],
  "teeTime.create": [
    { game: "listed", input: newGame, rest: (scene) => ["POST", "/api/tee-times", newGame(scene)], outcomes: members(OK) },
  ],
  "teeTime.edit": [
    {
      game: "listed",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { host: OK }),
    },
    {
      game: "unlisted",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
    {
      game: "cancelled",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { ...outsiders, host: CANCELLED }),
    },
  ],
  "teeTime.cancel": [
    { game: "listed", input: theGame, rest: (scene) => ["DELETE", gamePath(scene)], outcomes: members(HOST_ONLY, { host: OK }) },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene)],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene)],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
  ],
  "teeTime.join": [
    {
      game: "listed",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(OK, { pending: ASKED, declined: REFUSED, confirmed: JOINED, host: HOSTING }),
    },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: ASKED, confirmed: JOINED, host: HOSTING }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: ASKED, confirmed: JOINED, host: HOSTING }),
    },
  ],
  "teeTime.joinWaitlist": games((game) => ({
    game,
    input: theGame,
    outcomes: members(game === "listed" ? "409 A spot is open: request to join instead" : NO_TEE_TIME, {
      pending: ASKED,
      declined: game === "listed" ? REFUSED : NO_TEE_TIME,
      confirmed: JOINED,
      host: HOSTING,
    }),
  })),
  "teeTime.acceptOffer": games((game) => ({
    game,
    input: theGame,
    outcomes: members(NO_REQUEST, {
      ...(game !== "listed" && outsiders),
      ...(game === "listed" && { declined: REFUSED }),
      pending: game === "cancelled" ? CANCELLED : "409 No spot is offered to you",
      confirmed: JOINED,
      host: HOSTING,
    }),
  })),
  "teeTime.dropFriend": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), friend: "Robin Vale" }),
    outcomes: members(game === "listed" ? NO_REQUEST : NO_TEE_TIME, {
      pending: game === "cancelled" ? CANCELLED : NO_FRIEND,
      declined: game === "listed" ? REFUSED : NO_TEE_TIME,
      confirmed: game === "cancelled" ? CANCELLED : NO_FRIEND,
      host: NO_REQUEST,
    }),
  })),
  "teeTime.handOver": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), participantId: scene.requests.confirmed }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "teeTime.withdraw": [
    {
      game: "listed",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_REQUEST, { pending: OK, declined: REFUSED, confirmed: OK }),
    },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: OK, confirmed: OK, host: NO_REQUEST }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: CANCELLED, confirmed: CANCELLED, host: NO_REQUEST }),
    },
  ],
  "teeTime.processPending": games((game) => ({
    game,
    input: theGame,
    rest: ({ game: { id } }) => ["POST", "/api/process-pending-request", { teeTimeId: id }],
    outcomes: members(game === "listed" ? OK : NO_TEE_TIME, {
      pending: game === "cancelled" ? CANCELLED : OK,
      declined: game === "listed" ? REFUSED : NO_TEE_TIME,
      confirmed: game === "cancelled" ? CANCELLED : OK,
      host: game === "cancelled" ? CANCELLED : HOSTING,
    }),
  })),
  "teeTime.fromPartners": games((game) => ({ game, outcomes: members(OK) })),
  "teeTime.openNow": [
    { game: "listed", input: theGame, outcomes: members(HOST_ONLY, { host: OK }) },
    { game: "unlisted", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: "409 This game has no head start" }) },
    { game: "cancelled", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: CANCELLED }) },
  ],
  "teeTime.renewInvite": [
    { game: "listed", input: theGame, outcomes: members(HOST_ONLY, { host: "409 A public tee time needs no invite link" }) },
    { game: "unlisted", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: OK }) },
    { game: "cancelled", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: CANCELLED }) },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
