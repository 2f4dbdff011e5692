import type { ProcedurePath } from "../../router-types.ts";
import {
  type AccessCase,
  admins,
  CANCELLED,
  filters,
  games,
  HOST_ONLY,
  members,
  NO_ENTRY,
  NO_SEAT,
  NOT_OVER,
  OK,
  outsiders,
  seated,
  theGame,
} from "./access-case.ts";

const NOT_PLAYED = "404 This golfer did not play this round";
const aPlayer = ({ golfers }: Parameters<typeof theGame>[0]) => ({ userId: golfers.confirmed.id });
const noEntry = { recordId: "e7a90c3e-3f1b-4d84-9ef4-0f7f1b1f7a11" };

export const attendanceCases = {
  "attendance.own": [{ game: "listed", outcomes: members(OK) }],
  "attendance.dispute": [{ game: "listed", input: () => ({ ...noEntry, words: "I was there" }), outcomes: members(NO_ENTRY) }],
  "attendance.arrivals": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "attendance.arrive": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), at: "2026-06-11T15:00:00Z" }),
    outcomes: seated(game, game === "cancelled" ? CANCELLED : "409 You can say this from 90 minutes before tee-off"),
  })),
  "attendance.takeBackArrival": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "attendance.round": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "attendance.sayEveryoneCame": games((game) => ({
    game,
    input: theGame,
    outcomes: members(NO_SEAT, {
      ...(game !== "listed" && outsiders),
      confirmed: HOST_ONLY,
      host: game === "cancelled" ? CANCELLED : NOT_OVER,
    }),
  })),
  "attendance.markNoShow": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...aPlayer(scene) }),
    outcomes: members(NO_SEAT, {
      ...(game !== "listed" && outsiders),
      confirmed: HOST_ONLY,
      host: game === "cancelled" ? CANCELLED : NOT_OVER,
    }),
  })),
  "attendance.takeBackNoShow": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...aPlayer(scene) }),
    outcomes: members(HOST_ONLY, {
      ...(game !== "listed" && outsiders),
      host: game === "cancelled" ? CANCELLED : NOT_PLAYED,
    }),
  })),
  "attendance.answerNoShow": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...aPlayer(scene), didCome: true }),
    outcomes: members(NO_SEAT, {
      ...(game !== "listed" && outsiders),
      confirmed: game === "cancelled" ? CANCELLED : "400 Another player has to answer this",
      host: "403 Another player has to answer this",
    }),
  })),
  "attendance.setBadWeather": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), isBad: true }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "admin.disputes": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.settleDispute": [
    {
      game: "listed",
      input: () => ({ ...noEntry, decision: "removed", reason: "Others saw the golfer" }),
      outcomes: { ...admins, admin: NO_ENTRY },
    },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
