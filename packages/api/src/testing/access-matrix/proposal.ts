import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, CANCELLED, games, HOST_ONLY, members, OK, outsiders, seated, theGame } from "./access-case.ts";

const NOT_PROPOSED = "409 This change is no longer proposed";
const PLAYERS_ONLY = "403 Only players can answer this";
const none = { proposalId: "e7a90c3e-3f1b-4d84-9ef4-0f7f1b1f7a11" };

export const proposalCases = {
  "proposal.get": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "proposal.propose": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), date: "2026-06-20" }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "proposal.answer": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...none, isIn: true }),
    outcomes: members(PLAYERS_ONLY, {
      ...(game !== "listed" && outsiders),
      confirmed: game === "cancelled" ? CANCELLED : NOT_PROPOSED,
    }),
  })),
  "proposal.decide": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...none, isMade: true }),
    outcomes: members(HOST_ONLY, {
      ...(game !== "listed" && outsiders),
      host: game === "cancelled" ? CANCELLED : NOT_PROPOSED,
    }),
  })),
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
