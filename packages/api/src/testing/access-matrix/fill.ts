import type { ProcedurePath } from "../../router-types.ts";
import type { Role, Scene } from "../access-scene.ts";
import {
  type AccessCase,
  anyone,
  aRequest,
  CANCELLED,
  games,
  HOST_ONLY,
  HOSTING,
  members,
  NO_TEE_TIME,
  OK,
  outsiders,
  theGame,
} from "./access-case.ts";

const aGuessedLink = (scene: Scene, role: Role) => ({ token: `${aRequest(scene, role)}.guessed` });
const inMode = (scene: Scene) => ({ ...theGame(scene), mode: "first-come" });
const NO_SPOT = "409 No spots left";
const NO_MESSAGE = "409 No spot is offered to you";

const ofHost = (input: AccessCase["input"], outcome: string) =>
  games((game) => ({
    game,
    input,
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : outcome }),
  }));

export const fillCases = {
  "fill.plan": ofHost(inMode, NO_SPOT),
  "fill.start": ofHost((scene) => ({ ...inMode(scene), confirmsAtOnce: true }), NO_SPOT),
  "fill.stop": games((game) => ({
    game,
    input: theGame,
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: OK }),
  })),
  // Says nothing to those who neither host nor were written to.
  "fill.get": games((game) => ({ game, input: theGame, outcomes: members(OK) })),
  "fill.answer": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), isComing: true }),
    outcomes: members(NO_MESSAGE, {
      ...(game !== "listed" && outsiders),
      declined: game === "listed" ? NO_MESSAGE : NO_TEE_TIME,
      host: HOSTING,
    }),
  })),
  // The token of the mailed link decides, not the account.
  "fill.open": [{ game: "listed", input: aGuessedLink, outcomes: anyone("404 This link no longer works") }],
  "fill.answerByLink": [
    {
      game: "listed",
      input: (scene, role) => ({ ...aGuessedLink(scene, role), isComing: true }),
      outcomes: anyone("404 This link no longer works"),
    },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
